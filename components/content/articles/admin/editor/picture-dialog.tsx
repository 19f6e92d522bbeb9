'use client'

import type { Editor } from '@tiptap/react'
import { ImagePlus } from 'lucide-react'
import Image from 'next/image'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { UploadButton } from '@/components/media/admin/upload-button'
import { usePictureUpload } from '@/components/media/admin/use-picture-upload'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/fields/text-field'
import type { StoredMedia } from '@/lib/media/contracts'

type Props = { editor: Editor; onClose: () => void }

/** Inserts a picture with its alternative text. */
export function PictureDialog({ editor, onClose }: Props) {
  const t = useTranslations('backOffice.articles')
  const common = useTranslations('backOffice.common')
  const [picture, setPicture] = useState<StoredMedia>()
  const [alt, setAlt] = useState('')
  const { upload, problem, percent } = usePictureUpload(setPicture)

  function insert(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (!picture) return
    const { url: src, width, height } = picture
    editor
      .chain()
      .focus()
      .insertContent([
        { type: 'picture', attrs: { src, alt: alt.trim(), width, height } },
        { type: 'paragraph' },
      ])
      .run()
    onClose()
  }

  return (
    <Dialog
      title={t('picture.title')}
      description={t('picture.lead')}
      icon={ImagePlus}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form="picture-form" disabled={!picture}>
            {t('picture.insert')}
          </Button>
        </>
      }
    >
      <form id="picture-form" noValidate onSubmit={insert} className="space-y-4">
        {picture && (
          <Image
            src={picture.url}
            alt={t('picture.uploaded')}
            width={picture.width}
            height={picture.height}
            unoptimized
            className="max-h-56 w-full rounded-control bg-sunken object-contain"
          />
        )}
        <UploadButton
          label={picture ? t('picture.chooseAnother') : t('picture.choose')}
          percent={percent}
          onFile={upload}
        />
        <p role="alert" className="text-sm font-medium text-danger empty:hidden">
          {problem}
        </p>
        <TextField
          id="picture-alt"
          label={common('description')}
          value={alt}
          maxLength={300}
          hint={t('picture.altHint')}
          onChange={({ target }) => setAlt(target.value)}
        />
      </form>
    </Dialog>
  )
}
