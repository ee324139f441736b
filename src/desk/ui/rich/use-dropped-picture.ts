import type { NodeType } from 'prosemirror-model'
import { TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { bodySchema } from '../../text/model/body-schema.ts'
import { words } from '../../words.ts'
import { addPicture } from '../server/add-picture.ts'
import { focusWhenDrawn } from './enter-block.ts'
import { insertBlock } from './rich-commands.ts'

const block = bodySchema.nodes.block as NodeType

/** Takes pictures that are dropped on the text or pasted into it: they become a block whose words are asked for at once. */
export function useDroppedPicture(view: EditorView | undefined, file: string) {
  const [refusal, setRefusal] = useState<string>()
  const take = async (pictures: readonly File[], at?: number) => {
    if (!view) return
    setRefusal(undefined)
    try {
      for (const [index, picture] of pictures.entries()) {
        const src = await addPicture(file, picture)
        const { state } = view
        if (at !== undefined && index === 0)
          view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(at))))
        const node = block.create({ name: 'Picture', props: `src="${src}" alt=""` })
        insertBlock(node)(view.state, view.dispatch, view)
      }
      focusWhenDrawn(() => undescribed(view))
    } catch (error) {
      setRefusal((error as Error).message)
    }
  }
  const onDropCapture = (event: DragEvent) => {
    const { files } = event.dataTransfer
    if (files.length === 0 || (event.target as HTMLElement).closest('.desk-drop')) return
    // Otherwise the browser would leave the desk and show the file.
    event.preventDefault()
    event.stopPropagation()
    const pictures = picturesOf(event.dataTransfer)
    if (pictures.length === 0) setRefusal(words.rich.noPicture)
    else void take(pictures, view?.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
  }
  const onPasteCapture = (event: ClipboardEvent) => {
    const pictures = picturesOf(event.clipboardData)
    // Word lays a picture of the words beside them.
    if (pictures.length === 0 || event.clipboardData.getData('text/plain').trim()) return
    event.preventDefault()
    event.stopPropagation()
    void take(pictures)
  }
  return { refusal, onDropCapture, onPasteCapture }
}

const picturesOf = ({ files }: DataTransfer) => [...files].filter(({ type }) => type.startsWith('image/'))

/** The description of the block that was just put in. */
const undescribed = ({ dom }: EditorView) =>
  [...dom.querySelectorAll<HTMLTextAreaElement>('.desk-block [id$="-alt"]')].find(({ value }) => !value)
