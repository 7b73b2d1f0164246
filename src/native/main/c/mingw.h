/* TeaVM treats every gcc as one for Unix, so also MinGW. TeaVM's definitions.h includes this file. */
#ifdef __MINGW32__
#undef TEAVM_UNIX
#define TEAVM_UNIX 0
#undef TEAVM_WINDOWS
#define TEAVM_WINDOWS 1
#define __assume(impossible) __builtin_unreachable()
/* With a frame, longjmp would unwind the stack, which takes longer. */
#include <setjmp.h>
#undef setjmp
#define setjmp(buffer) _setjmp(buffer, NULL)
#endif
