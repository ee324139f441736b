import type { ComponentProps } from 'react'
import type { ShownWords } from './search-status.ts'

interface SearchFieldProps extends ComponentProps<'input'> {
  words: Pick<ShownWords, 'title' | 'placeholder'>
}

/** The field a question is typed into, wherever it stands. */
export function SearchField({ words, ...props }: SearchFieldProps) {
  return (
    <input
      className="search-field"
      aria-label={words.title}
      placeholder={words.placeholder}
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={120}
      {...props}
    />
  )
}
