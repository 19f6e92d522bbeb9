import { useTranslations } from 'next-intl'
import { LoadError } from '@/components/back-office/load-error'
import { classNames } from '@/components/ui/class-names'
import { Pager } from '@/components/ui/list/pager'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'
import type { ShippedImage } from '@/lib/media/library-contracts'
import { GRID, ImageGridSkeleton } from './image-grid'
import { formatFileSize } from './image-upload'
import { Thumbnail } from './thumbnail'
import type { useShippedImages } from './use-library'

type Props = {
  list: Omit<ReturnType<typeof useShippedImages>, 'rows'> & { rows: readonly ShippedImage[] }
  /** Said when there are none. */
  empty: string
  onChoose: (image: ShippedImage) => void
}

/** Pictures of which one is chosen. */
export function ChoiceGrid({ list, empty, onChoose }: Props) {
  const t = useTranslations('backOffice.media')
  if (list.error)
    return <LoadError title={t('list.failed')} error={list.error} onRetry={list.retry} />
  if (list.isLoading) return <ImageGridSkeleton count={8} />
  if (list.rows.length === 0) return <p className="py-12 text-center text-sm text-muted">{empty}</p>
  return (
    <>
      <ul
        aria-label={t('list.label')}
        className={classNames(GRID, '2xl:grid-cols-4', list.isRefreshing && 'refreshing')}
      >
        {list.rows.map((image) => (
          <li key={image.url}>
            <button
              type="button"
              onClick={() => onChoose(image)}
              className="block w-full overflow-hidden rounded-card border border-line bg-surface text-start hover:border-primary-strong"
            >
              <Thumbnail src={image.url} alt="" />
              <span className="block truncate px-3 pt-2 text-sm font-semibold">
                {t.rich('library.choose', {
                  name: image.fileName,
                  hidden: screenReaderOnly,
                })}
              </span>
              <span className="block px-3 pb-2.5 text-xs text-muted tabular-nums">
                {image.width} × {image.height} · {formatFileSize(t, image.byteSize)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Pager list={list} noun={t('noun')} />
    </>
  )
}
