'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FileField } from '@/components/ui/fields/file-field'
import { Icon } from '@/components/ui/icon/icon'
import {
  ATTACHMENT_ACCEPT,
  ATTACHMENTS_FIELD,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENT_MEGABYTES,
  MAX_ATTACHMENTS,
} from '@/lib/service/messages/attachment-limits'

/** The field's words, which shop and back office have each in their own messages. */
type FileTexts = (
  key:
    | 'files'
    | 'filesHint'
    | 'filesChoose'
    | 'filesDrop'
    | 'filesRemove'
    | 'filesRemoveShort'
    | 'filesTooLarge'
    | 'filesType',
  values?: Record<string, string | number>,
) => string

const SIZE = { megabytes: MAX_ATTACHMENT_MEGABYTES }

/** Why files can be seen not to be taken, or `true`; the server checks what is in them. */
export function checkFiles(files: readonly File[], t: FileTexts): true | string {
  for (const { name, size } of files) {
    if (size > MAX_ATTACHMENT_BYTES) return t('filesTooLarge', { name, ...SIZE })
    const isTaken = ATTACHMENT_ACCEPT.split(',').some((end) => name.toLowerCase().endsWith(end))
    if (!isTaken) return t('filesType', { name })
  }
  return true
}

type AttachmentsFieldProps = {
  files: readonly File[]
  onChange: (files: File[]) => void
  error?: string
  disabled?: boolean
  texts: FileTexts
}

/** A few files, each chosen or dropped, and removable again. */
export function AttachmentsField(props: AttachmentsFieldProps) {
  const { files, onChange, error, disabled, texts: t } = props
  const box = useRef<HTMLDivElement>(null)
  const remove = (index: number) => {
    onChange(files.filter((_, place) => place !== index))
    // What was pressed is gone.
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={box} className="space-y-3">
      <FileField
        id={ATTACHMENTS_FIELD}
        label={t('files')}
        hint={t('filesHint', { count: MAX_ATTACHMENTS, ...SIZE })}
        error={error}
        accept={ATTACHMENT_ACCEPT}
        file={null}
        disabled={disabled || files.length >= MAX_ATTACHMENTS}
        onChange={(chosen) => {
          if (chosen && files.length < MAX_ATTACHMENTS) onChange([...files, chosen])
        }}
        texts={{
          choose: t('filesChoose'),
          drop: t('filesDrop'),
          remove: t('filesRemoveShort'),
          removeNamed: '',
        }}
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
                disabled={disabled}
                aria-label={t('filesRemove', { name: file.name })}
                onClick={() => remove(index)}
              >
                <Icon name="x" />
                {t('filesRemoveShort')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
