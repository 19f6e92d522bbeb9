'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FileField } from '@/components/ui/fields/file-field'
import { Icon } from '@/components/ui/icon/icon'
import {
  ATTACHMENT_ACCEPT,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
} from '@/lib/service/messages/attachment-limits'

/** Why a file can be seen not to be taken; the server checks what is in it. */
export const problemOf = ({ name, size }: File): 'filesTooLarge' | 'filesType' | null => {
  if (size > MAX_ATTACHMENT_BYTES) return 'filesTooLarge'
  const isTaken = ATTACHMENT_ACCEPT.split(',').some((end) => name.toLowerCase().endsWith(end))
  return isTaken ? null : 'filesType'
}

type AttachmentsFieldProps = {
  id: string
  label: string
  hint: string
  error?: string
  files: readonly File[]
  onChange: (files: File[]) => void
  disabled?: boolean
  texts: {
    choose: string
    drop: string
    remove: string
    removeNamed: (name: string) => string
  }
}

/** A few files, each chosen or dropped, and removable again. */
export function AttachmentsField({ files, onChange, texts, ...field }: AttachmentsFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const remove = (index: number) => {
    onChange(files.filter((_, place) => place !== index))
    // What was pressed is gone.
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={box} className="space-y-3">
      <FileField
        {...field}
        accept={ATTACHMENT_ACCEPT}
        file={null}
        disabled={field.disabled || files.length >= MAX_ATTACHMENTS}
        onChange={(chosen) => {
          if (chosen && files.length < MAX_ATTACHMENTS) onChange([...files, chosen])
        }}
        texts={{ ...texts, removeNamed: '' }}
      />
      {files.length > 0 && (
        <ul className="space-y-2">
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice
            <li key={index} className="flex items-center gap-3">
              <Icon name="file-text" className="size-5 shrink-0 text-primary-strong" />
              <bdi className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]">{file.name}</bdi>
              <Button
                variant="ghost"
                size="sm"
                disabled={field.disabled}
                aria-label={texts.removeNamed(file.name)}
                onClick={() => remove(index)}
              >
                <Icon name="x" />
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
