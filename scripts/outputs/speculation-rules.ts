/**
 * Tells browsers that know it which pages to fetch ahead: at once those whose links the page has marked
 * (`src/browser/prefetch-links.ts`), any other when the pointer comes near its link, files excepted. It stands in the page:
 * the header of the same name would cost a request more, and hosts without headers could not send it.
 *
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { selector_matches: '[data-ahead]' }, eagerness: 'immediate' },
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[target], [download]' } },
        ],
      },
      eagerness: 'eager',
    },
  ],
})
