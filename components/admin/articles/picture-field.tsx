'use client'

import { Trash2 } from 'lucide-react'
import Image from 'next/image'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { OWN_PICTURE } from '@/lib/domains/media/contracts'
import { UploadButton } from '../images/upload-button'
import { usePictureUpload } from '../images/use-picture-upload'

type Props = { value: string; onChange: (path: string) => void; error: string | undefined }

/** The picture above an article: a path within the store, or a file that is uploaded here. */
export function PictureField({ value, onChange, error }: Props) {
  const { upload, problem, forgetProblem, percent } = usePictureUpload(({ url }) => onChange(url))
  return (
    <div className="space-y-3">
      <TextField
        id="image"
        label="Picture"
        value={value}
        maxLength={500}
        placeholder="/images/articles/…"
        spellCheck={false}
        autoCapitalize="none"
        hint="16:9 looks best. Without one a placeholder is shown."
        error={problem ?? error}
        onChange={(event) => {
          forgetProblem()
          onChange(event.target.value)
        }}
      />
      {OWN_PICTURE.test(value) && (
        <Image
          src={value}
          alt="The article’s picture"
          width={480}
          height={270}
          unoptimized
          className="aspect-video w-full rounded-control border border-line bg-sunken object-cover"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <UploadButton label="Upload picture" percent={percent} onFile={upload} />
        {value !== '' && (
          <Button variant="ghost" size="sm" onClick={() => onChange('')}>
            <Trash2 aria-hidden />
            Remove picture
          </Button>
        )}
      </div>
    </div>
  )
}
