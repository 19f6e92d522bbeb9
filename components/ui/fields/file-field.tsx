'use client'

import { Upload } from 'lucide-react'
import { type DragEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { Field } from './field'

type FileFieldProps = {
  id: string
  label: string
  hint?: string
  error?: string
  required?: boolean
  /** File extensions for the picker, such as `.pdf,.docx`. */
  accept: string
  file: File | null
  /** Formats the chosen file's size. */
  size?: string
  onChange: (file: File | null) => void
  onBlur?: () => void
  disabled?: boolean
  /** For giving the field the focus. */
  ref?: Ref<{ focus: () => void }>
  texts: { choose: string; drop: string; remove: string; removeNamed: string }
}

/** One file: chosen or dropped, shown by its name, and removable again. */
export function FileField(props: FileFieldProps) {
  const { id, label, hint, error, required, file, onChange, onBlur, disabled, texts } = props
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  useImperativeHandle(props.ref, () => ({ focus: () => input.current?.focus() }))

  const choose = (chosen: File | null | undefined) => {
    if (chosen) onChange(chosen)
    // The input stays empty, so that choosing the same file again fires a change event.
    if (input.current) input.current.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) choose(event.dataTransfer.files[0])
  }
  const remove = () => {
    onChange(null)
    input.current?.focus()
  }
  return (
    <Field {...{ id, label, hint, error, required }}>
      {(described) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input does the same
        <div
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={classNames(
            'relative flex min-h-18 flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-dashed bg-canvas p-3.5 transition-colors has-[input:focus-visible]:border-primary-strong has-[input:focus-visible]:ring-3 has-[input:focus-visible]:ring-primary-strong/25',
            isOver ? 'border-primary-strong bg-primary-soft' : 'border-line-strong',
            error && 'border-danger',
          )}
        >
          <input
            ref={input}
            id={id}
            type="file"
            accept={props.accept}
            required={required && !file}
            disabled={disabled}
            onChange={(event) => choose(event.target.files?.[0])}
            onBlur={onBlur}
            {...described}
            className="sr-only"
          />
          {file ? (
            <>
              <Icon name="file-text" className="size-7 shrink-0 text-primary-strong" />
              <p className="min-w-0 flex-1 leading-snug">
                <bdi className="font-semibold [overflow-wrap:anywhere]">{file.name}</bdi>
                {props.size && <span className="block text-sm text-muted">{props.size}</span>}
              </p>
              <Button
                variant="ghost"
                size="sm"
                disabled={disabled}
                aria-label={texts.removeNamed}
                onClick={remove}
              >
                <Icon name="x" />
                {texts.remove}
              </Button>
            </>
          ) : (
            <>
              <label
                htmlFor={id}
                className="inline-flex h-11 items-center gap-2 rounded-control border border-line-strong/60 bg-surface px-4 text-sm font-semibold hover:border-ink"
              >
                <Upload aria-hidden className="size-4.5" />
                {texts.choose}
              </label>
              <span aria-hidden className="hidden text-sm text-muted sm:inline">
                {texts.drop}
              </span>
            </>
          )}
        </div>
      )}
    </Field>
  )
}
