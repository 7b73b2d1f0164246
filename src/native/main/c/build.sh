#!/bin/sh
# Compiles the native program from the C sources in this folder. Arguments: the program to write, and options for
# the C compiler, which is $CC or cc. For example: sh build.sh hp41 -O2
set -eu
case $1 in
  /*) program=$1 ;;
  *) program=$PWD/$1 ;;
esac
shift
cd "$(dirname "$0")"
CC=${CC:-cc}
machine=$("$CC" -dumpmachine)
rm -rf "$machine"
mkdir "$machine"
case $machine in
  *-mingw*) system=windows link='-static -s -municode' ;;
  *-darwin*) system=posix link= ;;
  *) system=posix link='-static -s' ;;
esac

# The packages that execute programs (functions, machine, memory, number) are compiled separately from all others,
# which need less optimization. The libraries are the third part.
engine='"c/h/[fmn]/'
grep '^#define' all.c | tee engine.c program.c >library.c
grep "$engine" all.c >>engine.c
grep '"c/h/' all.c | grep -v "$engine" >>program.c
grep -v -e '^#define' -e '"c/h/' all.c >>library.c
case " $* " in
  *' -O'[23s]*) less=-O1 ;;
  *) less= ;;
esac

# -fwrapv: in Java, signed numbers wrap on overflow. -Dmain: TeaVM names the entry of its program main, too.
translated() {
  part=$1
  shift
  "$CC" -std=gnu11 -w -fwrapv -iquote . -Dmain=hp41_main "$@" -c -o "$machine/$part.o" "$part.c"
}
# shellcheck disable=SC2086
translated program "$@" $less &
program_part=$!
# shellcheck disable=SC2086
translated library "$@" $less &
library_part=$!
translated engine "$@"
wait $program_part
wait $library_part
for source in system $system; do
  "$CC" -std=gnu11 -Wall -Wextra -D_FILE_OFFSET_BITS=64 "$@" -c -o "$machine/$source.o" $source.c
done
# shellcheck disable=SC2086
"$CC" "$@" $link -o "$program.new" "$machine"/*.o -lm
mv "$program.new" "$program"
