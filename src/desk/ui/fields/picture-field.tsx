import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import type { PictureSaved } from '../../requests.ts'
import { words } from '../../words.ts'
import { askServer, query } from '../server/ask-server.ts'
import type { FieldProps } from './field-props.ts'
import { FieldSet } from './field-set.tsx'
import { fieldId, useForm } from './form-context.ts'
import { inWords } from './in-words.ts'

/** A picture: dropped or chosen, and what it shows asked for at once. */
export function PictureField(props: FieldProps) {
  const { schema, path, value, label } = props
  const form = useForm()
  const id = useId()
  const [state, setState] = useState<'waiting' | string>()
  const src = (value as { src?: unknown } | undefined)?.src
  const take = async (picture: File | undefined) => {
    if (!picture) return
    setState('waiting')
    try {
      const saved = await askServer<PictureSaved>(
        'POST',
        query('picture', { file: form.file, name: picture.name }),
        picture,
      )
      form.edit([...path, 'src'], saved.src)
      setState(undefined)
      document.getElementById(fieldId(form.id, [...path, 'alt']))?.focus()
    } catch (error) {
      setState((error as Error).message)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }
  return (
    <FieldSet {...props} label={label ?? inWords(String(path.at(-1)))} schema={schema}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard */}
      <div className="desk-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {typeof src === 'string' && src && <Thumbnail key={src} file={form.file} src={src} />}
        <label htmlFor={id} className="button button-sm button-outline">
          {words.picture.choose}
        </label>
        <input
          id={id}
          className="sr-only"
          type="file"
          accept="image/*"
          onChange={(event: ChangeEvent<HTMLInputElement>) => void take(event.target.files?.[0])}
        />
        <span className="desk-help">{words.picture.drop}</span>
      </div>
      {state === 'waiting' && <p role="status">{words.picture.waiting}</p>}
      {state && state !== 'waiting' && (
        <p className="desk-problem" role="alert">
          {state}
        </p>
      )}
    </FieldSet>
  )
}

/** Pictures lie beside the file that shows them or in the shared folder; the preview serves both as they are. */
function Thumbnail({ file, src }: { file: string; src: string }) {
  const beside = `/${file.replace(/[^/]*$/, '')}${src}`
  const shared = `/content/images/${src}`
  const [at, setAt] = useState<string | null>(beside)
  return at && <img src={at} alt="" onError={() => setAt(at === beside ? shared : null)} />
}
