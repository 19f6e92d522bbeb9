import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'
import { Skeleton } from '@/components/ui/skeleton'
import type { LibraryImage } from '@/lib/media/library-contracts'
import { CopyUrlButton } from './copy-url-button'
import { formatFileSize } from './image-upload'
import { Thumbnail } from './thumbnail'

export const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 2xl:grid-cols-6'

type ImageGridProps = {
  images: readonly LibraryImage[]
  isRefreshing: boolean
  isSelected: (sha256: string) => boolean
  onSelect: (sha256: string, selected: boolean) => void
  onOpen: (image: LibraryImage) => void
}

/** The library's pictures as a grid of cards. */
export function ImageGrid({ images, isRefreshing, isSelected, onSelect, onOpen }: ImageGridProps) {
  const t = useTranslations('backOffice.media')
  return (
    <ul
      aria-label={t('list.label')}
      aria-busy={isRefreshing}
      className={classNames(GRID, isRefreshing && 'refreshing')}
    >
      {images.map((image) => (
        <li
          key={image.sha256}
          className="flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card"
        >
          <button
            type="button"
            aria-label={t('list.details', { name: image.fileName })}
            onClick={() => onOpen(image)}
            className="block focus-visible:-outline-offset-3"
          >
            <Thumbnail
              src={image.url}
              alt=""
              sizes="(min-width: 96rem) 240px, (min-width: 64rem) 25vw, (min-width: 40rem) 33vw, 50vw"
            />
          </button>
          <div className="flex flex-1 flex-col gap-1.5 p-3">
            <p className="truncate text-sm font-semibold" title={image.fileName}>
              {image.fileName}
            </p>
            <p className="text-xs text-muted tabular-nums">
              {image.width} × {image.height} · {formatFileSize(t, image.byteSize)}
              {image.uses.length === 0 && ` · ${t('list.unused')}`}
            </p>
            <div className="mt-auto flex min-h-8 items-center justify-between gap-1 pt-1">
              {image.uses.length === 0 ? (
                <Checkbox
                  label={t.rich('list.select', {
                    name: image.fileName,
                    hidden: screenReaderOnly,
                  })}
                  checked={isSelected(image.sha256)}
                  onChange={(event) => onSelect(image.sha256, event.target.checked)}
                />
              ) : (
                <Badge tone="success">{t('list.used', { count: image.uses.length })}</Badge>
              )}
              <CopyUrlButton image={image} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The grid's skeleton. */
export function ImageGridSkeleton({ count }: { count: number }) {
  const common = useTranslations('backOffice.common')
  return (
    <div role="status" aria-label={common('loading')} className={GRID}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
        <Skeleton key={index} className="h-60 rounded-card" />
      ))}
    </div>
  )
}
