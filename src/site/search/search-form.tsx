import type { RefObject } from 'react'
import * as routes from '#src/lib/routes.ts'
import { Button } from '#src/ui/button.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { SearchField } from './search-field.tsx'
import type { ShownWords } from './search-status.ts'

/** What a search form says. */
export type SearchFormWords = Pick<ShownWords, 'title' | 'placeholder' | 'submit' | 'noScript' | 'subjects'>

interface SearchFormProps {
  field?: RefObject<HTMLInputElement | null>
  words: SearchFormWords
  /** Left out, the browser leads to the page of the search. */
  onSubmit?: (question: string) => void
  onAsk?: (question: string) => void
  onFocus?: () => void
}

/** The field of a page, with its button. Without script a link to the list of everything stands in its place. */
export function SearchForm({ field, words, onSubmit, onAsk, onFocus }: SearchFormProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element of HTML is younger than the oldest browsers supported */}
      <form
        role="search"
        action={routes.search}
        className="search-form search-form-large needs-script"
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
      <p className="without-script mt-4">
        {words.noScript} <TextLink href={`${routes.search}#subjects`}>{words.subjects}</TextLink>
      </p>
    </>
  )
}
