'use client'

import { Images, Trash2 } from 'lucide-react'
import Image from 'next/image'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { OWN_PICTURE } from '@/lib/domains/media/contracts'
import { ImageLibraryDialog } from '../images/image-library-dialog'
import { UploadButton } from '../images/upload-button'
import { usePictureUpload } from '../images/use-picture-upload'

type Props = { value: string; onChange: (path: string) => void; error: string | undefined }

/** A category's banner: a path within the store, or a picture that is uploaded here. */
export function BannerField({ value, onChange, error }: Props) {
  const { upload, problem, forgetProblem, percent } = usePictureUpload(({ url }) => onChange(url))
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className="space-y-3 sm:col-span-2">
      <TextField
        id="bannerImage"
        label="Banner image"
        value={value}
        maxLength={500}
        placeholder="/images/categories/…"
        spellCheck={false}
        autoCapitalize="none"
        hint="A path within the store, or upload a picture (jpeg, png or webp, best under 200KB)."
        error={problem ?? error}
        onChange={(event) => {
          forgetProblem()
          onChange(event.target.value)
        }}
      />
      {OWN_PICTURE.test(value) && (
        <Image
          src={value}
          alt="The banner"
          width={640}
          height={200}
          unoptimized
          className="aspect-[16/5] w-full rounded-control bg-sunken object-cover"
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <UploadButton label="Upload banner" percent={percent} onFile={upload} />
        <Button variant="outline" size="sm" onClick={() => setChoosing(true)}>
          <Images aria-hidden />
          From library
        </Button>
        {value !== '' && (
          <Button variant="ghost" size="sm" onClick={() => onChange('')}>
            <Trash2 aria-hidden />
            Remove banner
          </Button>
        )}
      </div>
      {isChoosing && (
        <ImageLibraryDialog
          description="For the banner"
          onChoose={({ url }) => {
            setChoosing(false)
            forgetProblem()
            onChange(url)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
