/**
 * Imported before the bundler (rolldown 1): its allocator keeps what it was given once, in pages of 2 MB each, which is 150 MB and
 * more of nothing. It is asked to give it back at once. It reads this when it is loaded; processes started from here do, too.
 *
 * @see https://microsoft.github.io/mimalloc/environment.html
 */
const allocator = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_ALLOW_LARGE_OS_PAGES: '0' }

for (const [name, value] of Object.entries(allocator)) process.env[name] ??= value
