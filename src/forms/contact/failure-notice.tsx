import type { ContactFormWords } from '#src/content/schemas/forms.ts'
import type { Site } from '#src/content/schemas/site.ts'
import { Notice } from '#src/forms/notice.tsx'
import { fillWords } from '#src/lib/fill-words.ts'
import { TextLink } from '#src/ui/text-link.tsx'

export interface FailureNoticeProps {
  words: Pick<ContactFormWords, 'failure' | 'unknown' | 'offline'>
  /** Whether nobody can say that it failed. */
  unknown: boolean
  offline: boolean
  /** A mail with everything that was typed. */
  mailto: string
  phone: Site['directPhone']
  moment: number
}

/** Sending failed, or may have: what was typed is still there, and there are two other ways. */
export function FailureNotice({
  words: { failure, unknown: unknownWords, offline: offlineWords },
  unknown,
  offline,
  mailto,
  phone,
  moment,
}: FailureNoticeProps) {
  const { title, text } = unknown ? unknownWords : failure
  return (
    <Notice tone="error" title={title} moment={moment}>
      <p>
        {offline && `${offlineWords} `}
        {text}
        {!unknown && ` ${failure.kept}`}
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <TextLink href={mailto}>{failure.email}</TextLink>
        <TextLink href={phone.href}>{fillWords(failure.call, { phone: phone.display })}</TextLink>
      </p>
    </Notice>
  )
}
