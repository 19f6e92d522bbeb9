import { useTranslations } from 'next-intl'
import { PicturePathField } from '@/components/media/admin/picture-path-field'

type Props = { value: string; onChange: (path: string) => void; error: string | undefined }

/** The picture above an article. */
export function ArticlePictureField(props: Props) {
  const t = useTranslations('backOffice.articles')
  return (
    <PicturePathField
      id="image"
      label={t('fields.picture')}
      placeholder="/images/articles/…"
      hint={t('fields.pictureHint')}
      noun="picture"
      preview={{
        alt: t('fields.pictureAlt'),
        width: 480,
        height: 270,
        className: 'aspect-video border border-line',
      }}
      {...props}
    />
  )
}
