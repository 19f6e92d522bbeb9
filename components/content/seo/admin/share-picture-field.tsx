'use client'

import { Trash2 } from 'lucide-react'
import Image from 'next/image'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { UploadButton } from '@/components/media/admin/upload-button'
import { usePictureUpload } from '@/components/media/admin/use-picture-upload'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'

type Props = {
  id: 'ogImage' | 'twitterImage'
  value: string
  hint: ReactNode
  error: string | undefined
  onChange: (address: string) => void
}

/** Only pictures of this store can be shown here: the back office loads nothing from elsewhere. */
export const isOwnPicture = (address: string): boolean => /^\/(?:images|media)\/\S+$/.test(address)

/** A picture for shared links: its address, or a file that is uploaded here. */
export function SharePictureField({ id, value, hint, error, onChange }: Props) {
  const t = useTranslations('backOffice.seo')
  const common = useTranslations('backOffice.common')
  const label = t(`fields.${id}`)
  const { upload, problem, clearProblem, percent } = usePictureUpload(({ url }) => onChange(url))
  return (
    <div className="space-y-3">
      <TextField
        id={id}
        label={label}
        value={value}
        maxLength={500}
        placeholder={t('picture.example')}
        spellCheck={false}
        autoCapitalize="none"
        hint={hint}
        error={problem ?? error}
        onChange={(event) => {
          clearProblem()
          onChange(event.target.value)
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        {isOwnPicture(value) && (
          <Image
            src={value}
            alt={t('picture.chosen', { label })}
            width={120}
            height={63}
            unoptimized
            className="aspect-[1.91] w-30 rounded-control border border-line bg-sunken object-cover"
          />
        )}
        <UploadButton label={t(`picture.upload.${id}`)} percent={percent} onFile={upload} />
        {value !== '' && (
          <Button variant="ghost" size="sm" onClick={() => onChange('')}>
            <Trash2 aria-hidden />
            {common('remove')}
          </Button>
        )}
      </div>
    </div>
  )
}
