import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LoadError } from '@/components/back-office/load-error'
import { classNames } from '@/components/ui/class-names'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Pager } from '@/components/ui/list/pager'
import { CopyUrlButton } from './copy-url-button'
import { GRID, ImageGridSkeleton } from './image-grid'
import { formatFileSize } from './image-upload'
import { type ImageSource, SourceSelect } from './source-select'
import { Thumbnail } from './thumbnail'
import { useShippedImages } from './use-library'

const PAGE_SIZE = 24

/** The pictures that came with the store: they can be used, not deleted. */
export function ShippedImages({ onSource }: { onSource: (source: ImageSource) => void }) {
  const t = useTranslations('backOffice.media')
  const [search, setSearch] = useState('')
  const list = useShippedImages(search, PAGE_SIZE)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <SearchInput label={t('list.search')} onSearch={setSearch} className="w-full sm:w-80" />
        <SourceSelect source="shipped" onChange={onSource} />
      </div>
      {list.error ? (
        <LoadError title={t('list.failed')} error={list.error} onRetry={list.retry} />
      ) : list.isLoading ? (
        <ImageGridSkeleton count={12} />
      ) : list.rows.length === 0 ? (
        <p className="py-14 text-center text-sm text-ink-soft">{t('list.noMatch')}</p>
      ) : (
        <ul
          aria-label={t('list.label')}
          className={classNames(GRID, list.isRefreshing && 'refreshing')}
        >
          {list.rows.map((image) => (
            <li
              key={image.url}
              className="overflow-hidden rounded-card border border-line bg-surface shadow-card"
            >
              <Thumbnail src={image.url} alt="" />
              <div className="flex items-center justify-between gap-1 p-3">
                <div className="min-w-0">
                  <p className="truncate text-sm font-semibold" title={image.fileName}>
                    {image.fileName}
                  </p>
                  <p className="text-xs text-muted tabular-nums">
                    {image.width} × {image.height} · {formatFileSize(t, image.byteSize)}
                  </p>
                </div>
                <CopyUrlButton image={image} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pager list={list} noun={t('noun')} />
    </>
  )
}
