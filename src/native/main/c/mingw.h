/* TeaVM treats MinGW like a gcc for Unix. TeaVM's definitions.h includes this file, which corrects this. */
#ifdef __MINGW32__
#undef TEAVM_UNIX
#define TEAVM_UNIX 0
#undef TEAVM_WINDOWS
#define TEAVM_WINDOWS 1
#define __assume(impossible) __builtin_unreachable()
/* With a frame instead of NULL, longjmp would unwind the stack, which takes longer. */
#include <setjmp.h>
#undef setjmp
#define setjmp(buffer) _setjmp(buffer, NULL)
#endif
