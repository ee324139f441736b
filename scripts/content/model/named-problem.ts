/** What is wrong, by a name code can ask for: it stays when the words that say it change. */
export type NamedProblem =
  | 'unknown-name'
  | 'tab-indent'
  | 'curly-quotes'
  | 'bare-name'
  | 'invisible-sign'
  | 'picture-in-text'
