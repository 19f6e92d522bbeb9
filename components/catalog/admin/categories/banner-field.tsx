import { PicturePathField } from '@/components/media/admin/picture-path-field'

type Props = { value: string; onChange: (path: string) => void; error: string | undefined }

/** A category's banner. */
export function BannerField(props: Props) {
  return (
    <div className="sm:col-span-2">
      <PicturePathField
        id="bannerImage"
        label="Banner image"
        placeholder="/images/categories/…"
        hint="A path within the store, or upload a picture (jpeg, png or webp, best under 200KB)."
        noun="banner"
        preview={{ alt: 'The banner', width: 640, height: 200, className: 'aspect-[16/5]' }}
        libraryFor="For the banner"
        {...props}
      />
    </div>
  )
}
