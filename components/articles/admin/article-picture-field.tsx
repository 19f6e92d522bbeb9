import { PicturePathField } from '@/components/media/admin/picture-path-field'

type Props = { value: string; onChange: (path: string) => void; error: string | undefined }

/** The picture above an article. */
export function ArticlePictureField(props: Props) {
  return (
    <PicturePathField
      id="image"
      label="Picture"
      placeholder="/images/articles/…"
      hint="16:9 looks best. Without one a placeholder is shown."
      noun="picture"
      preview={{
        alt: 'The article’s picture',
        width: 480,
        height: 270,
        className: 'aspect-video border border-line',
      }}
      {...props}
    />
  )
}
