'use client'

import { Images, Trash2 } from 'lucide-react'
import Image from 'next/image'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { OWN_PICTURE } from '@/lib/media/contracts'
import { ImageLibraryDialog } from './image-library-dialog'
import { UploadButton } from './upload-button'
import { usePictureUpload } from './use-picture-upload'

type Props = {
  id: string
  label: string
  placeholder: string
  hint: string
  /** What its buttons call it. */
  noun: 'picture' | 'banner'
  preview: { alt: string; width: number; height: number; className: string }
  /** Allows choosing from the library: what the picture is for. */
  libraryFor?: string
  value: string
  error: string | undefined
  onChange: (path: string) => void
}

/** A picture of the store: a path, or a file to upload. */
export function PicturePathField(props: Props) {
  const t = useTranslations('backOffice.media')
  const { id, label, placeholder, hint, noun, preview, libraryFor, value, error, onChange } = props
  const { upload, problem, clearProblem, percent } = usePictureUpload(({ url }) => onChange(url))
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className="space-y-3">
      <TextField
        id={id}
        label={label}
        value={value}
        maxLength={500}
        placeholder={placeholder}
        spellCheck={false}
        autoCapitalize="none"
        hint={hint}
        error={problem ?? error}
        onChange={(event) => {
          clearProblem()
          onChange(event.target.value)
        }}
      />
      {OWN_PICTURE.test(value) && (
        <Image
          src={value}
          alt={preview.alt}
          width={preview.width}
          height={preview.height}
          unoptimized
          className={`w-full rounded-control bg-sunken object-cover ${preview.className}`}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <UploadButton label={t(`pathField.upload.${noun}`)} percent={percent} onFile={upload} />
        {libraryFor && (
          <Button variant="outline" size="sm" onClick={() => setChoosing(true)}>
            <Images aria-hidden />
            {t('pathField.fromLibrary')}
          </Button>
        )}
        {value !== '' && (
          <Button variant="ghost" size="sm" onClick={() => onChange('')}>
            <Trash2 aria-hidden />
            {t(`pathField.remove.${noun}`)}
          </Button>
        )}
      </div>
      {isChoosing && libraryFor && (
        <ImageLibraryDialog
          description={libraryFor}
          onChoose={({ url }) => {
            setChoosing(false)
            clearProblem()
            onChange(url)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
