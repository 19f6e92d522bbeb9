import { Copy } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { Skeleton } from '@/components/ui/skeleton'
import type { LibraryImage } from '@/lib/media/library-contracts'
import { absoluteUrl, copyText } from './copy-text'
import { formatFileSize } from './image-upload'
import { usageCountLabel } from './image-usage-labels'
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
  return (
    <ul
      aria-label="Images"
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
            aria-label={`Details of ${image.fileName}`}
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
              {image.width} × {image.height} · {formatFileSize(image.byteSize)}
              {image.uses.length === 0 && ' · Unused'}
            </p>
            <div className="mt-auto flex min-h-8 items-center justify-between gap-1 pt-1">
              {image.uses.length === 0 ? (
                <Checkbox
                  label={
                    <>
                      Select<span className="sr-only"> {image.fileName}</span>
                    </>
                  }
                  checked={isSelected(image.sha256)}
                  onChange={(event) => onSelect(image.sha256, event.target.checked)}
                />
              ) : (
                <Badge tone="success">{usageCountLabel(image.uses)}</Badge>
              )}
              <button
                type="button"
                aria-label={`Copy URL of ${image.fileName}`}
                title="Copy URL"
                onClick={() => copyText(absoluteUrl(image.url), 'URL copied')}
                className="grid size-8 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken"
              >
                <Copy aria-hidden className="size-4" />
              </button>
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The grid's skeleton. */
export function ImageGridSkeleton({ count }: { count: number }) {
  return (
    <div role="status" aria-label="Loading" className={GRID}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
        <Skeleton key={index} className="h-60 rounded-card" />
      ))}
    </div>
  )
}
