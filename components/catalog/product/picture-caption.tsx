import { useTranslations } from 'next-intl'
import type { PictureText } from '@/lib/catalog/picture-texts'

type PictureCaptionProps = {
  /** Of the picture that is shown. */
  text: PictureText | undefined
  /** Whether any picture has one: then its place stays when another is shown. */
  hasAny: boolean
}

/** What a picture shows, and that it is of the software at work. */
export function PictureCaption({ text, hasAny }: PictureCaptionProps) {
  const t = useTranslations('gallery')
  if (!hasAny) return null
  return (
    <p className="mt-2.5 min-h-6 text-sm [overflow-wrap:anywhere] text-ink-soft">
      {text?.isScreenshot && (
        <span className="me-2 rounded-full bg-sunken px-2.5 py-0.5 text-xs font-semibold text-ink">
          {t('screenshot')}
        </span>
      )}
      {text?.text}
    </p>
  )
}
