import type { RefObject } from 'react'
import { wakeIndex } from '#src/site/search/open-index.ts'
import type { ShownWords } from '#src/site/search/search-status.ts'
import { Button } from '#src/ui/button.tsx'

interface SearchFormProps {
  field: RefObject<HTMLInputElement | null>
  words: ShownWords
  onAsk: (question: string) => void
  onSubmit: () => void
}

/** The field of the search page. Without script it leads to this page, which then lists everything. */
export function SearchForm({ field, words, onAsk, onSubmit }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element of HTML is younger than the oldest browsers supported
    <form
      role="search"
      action="/search"
      className="search-form"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input
        ref={field}
        type="search"
        name="q"
        className="search-field"
        aria-label={words.title}
        placeholder={words.placeholder}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={120}
        onFocus={wakeIndex}
        onChange={(event) => onAsk(event.target.value)}
      />
      <Button type="submit">{words.submit}</Button>
    </form>
  )
}
