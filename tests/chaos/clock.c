/* A clock that can be put wrong while a program runs: the seconds in the file CHAOS_CLOCK are added to the time of day. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <fcntl.h>
#include <unistd.h>
#include <time.h>
#include <sys/time.h>

static long offset(void) {
    static int file = -2;
    char text[32];
    if (file == -2) {
        const char *path = getenv("CHAOS_CLOCK");
        file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    }
    if (file < 0) return 0;
    ssize_t size = pread(file, text, sizeof text - 1, 0);
    if (size <= 0) return 0;
    text[size] = 0;
    return atol(text);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
    int result = real(clock, now);
    if (result == 0 && clock == CLOCK_REALTIME) now->tv_sec += offset();
    return result;
}

time_t time(time_t *where) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (where) *where = now.tv_sec;
    return now.tv_sec;
}

int gettimeofday(struct timeval *now, void *zone) {
    struct timespec fine;
    clock_gettime(CLOCK_REALTIME, &fine);
    now->tv_sec = fine.tv_sec;
    now->tv_usec = fine.tv_nsec / 1000;
    return 0;
}
