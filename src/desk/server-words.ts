/** What a proxy is likely to mean by a status, after “The proxy in front of the desk said 413”. */
const meanings: Record<number, string> = {
  413: 'that is more than it lets through. Tell whoever looks after the desk.',
  502: 'it does not reach the desk.',
  503: 'it does not reach the desk.',
  504: 'the desk did not answer it in time.',
}

/** The words of what stands between a window and its server. */
export const serverWords = {
  server: {
    gone: 'The desk’s server does not answer. Where you started it yourself, start it again with npm run desk; what you write meanwhile is kept in this browser.',
    anew: 'The desk was started again since this window was opened. Open it anew: nothing is lost.',
    openAnew: 'Open the desk anew',
    outdated: 'The desk has been updated. This window takes it over with the next step, or now: nothing is lost.',
    loadAnew: 'Load it now',
    codeLost: 'This part of the desk did not come. Try again, or end the desk and start it anew: nothing is lost.',
    noReason: 'The server could not do this and did not say why. The window in which the desk was started says more.',
    proxy: (status: number) =>
      `The proxy in front of the desk said ${status}: ${meanings[status] ?? 'the desk itself was not asked.'}`,
    signedOut: 'You are signed out. Sign in in another window; what you typed is here.',
    signIn: 'Sign in',
  },
}
