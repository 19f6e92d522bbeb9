'use client'

import type { Editor } from '@tiptap/react'
import { ImagePlus } from 'lucide-react'
import Image from 'next/image'
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
      title="Picture"
      description="JPEG, PNG or WebP below 5 MB"
      icon={ImagePlus}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="picture-form" disabled={!picture}>
            Insert picture
          </Button>
        </>
      }
    >
      <form id="picture-form" noValidate onSubmit={insert} className="space-y-4">
        {picture && (
          <Image
            src={picture.url}
            alt="The uploaded picture"
            width={picture.width}
            height={picture.height}
            unoptimized
            className="max-h-56 w-full rounded-control bg-sunken object-contain"
          />
        )}
        <UploadButton
          label={picture ? 'Choose another file' : 'Choose a file'}
          percent={percent}
          onFile={upload}
        />
        <p role="alert" className="text-sm font-medium text-danger empty:hidden">
          {problem}
        </p>
        <TextField
          id="picture-alt"
          label="Description"
          value={alt}
          maxLength={300}
          hint="What is to be seen, for those who do not see it. Empty for mere decoration."
          onChange={({ target }) => setAlt(target.value)}
        />
      </form>
    </Dialog>
  )
}
