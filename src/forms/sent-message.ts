/**
 * A message this page has tried to send, by the form it was written in. It stands in the state of the page's entry in the
 * history of the tab: a variable or a hidden field is lost when Back loads the page anew, and storage would stay behind.
 */
export interface SentMessage {
  id: string
  /** Stands for the words of the message, which are not kept. */
  mark: number
  /** Nobody knows what became of it. */
  open: boolean
}

type Kept = { messages?: Record<string, SentMessage | undefined> } | null

/** What became of the form's last message is not known, or it may have to be sent again. */
export function readMessage(form: string): SentMessage | undefined {
  return (history.state as Kept)?.messages?.[form]
}

/** Without a message the form has nothing to ask about any more. */
export function keepMessage(form: string, message: SentMessage | undefined): void {
  const state = history.state as Kept
  history.replaceState({ ...state, messages: { ...state?.messages, [form]: message } }, '')
}
