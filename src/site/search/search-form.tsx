import type { RefObject } from 'react'
import { Button } from '#src/ui/button.tsx'
import { SearchField } from './search-field.tsx'
import type { ShownWords } from './search-status.ts'

interface SearchFormProps {
  field?: RefObject<HTMLInputElement | null>
  words: Pick<ShownWords, 'title' | 'placeholder' | 'submit'>
  /** Left out, the browser leads to the page of the search. */
  onSubmit?: (question: string) => void
  onAsk?: (question: string) => void
  onFocus?: () => void
}

/** The field of a page, with its button. Without script it leads to the page of the search, which then lists everything. */
export function SearchForm({ field, words, onSubmit, onAsk, onFocus }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element of HTML is younger than the oldest browsers supported
    <form
      role="search"
      action="/search"
      className="search-form search-form-large"
      onSubmit={
        onSubmit &&
        ((event) => {
          event.preventDefault()
          onSubmit(String(new FormData(event.currentTarget).get('q')).trim())
        })
      }
    >
      <SearchField
        ref={field}
        type="search"
        name="q"
        words={words}
        onFocus={onFocus}
        onChange={(event) => onAsk?.(event.target.value)}
      />
      <Button type="submit">{words.submit}</Button>
    </form>
  )
}
