'use client'

import { Images } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LoadError } from '@/components/back-office/load-error'
import { classNames } from '@/components/ui/class-names'
import { Dialog } from '@/components/ui/dialog'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Pager } from '@/components/ui/list/pager'
import type { LibraryImage } from '@/lib/media/library-contracts'
import { DropArea } from './drop-area'
import { FileButton } from './file-button'
import { GRID, ImageGridSkeleton } from './image-grid'
import { formatFileSize } from './image-upload'
import { Thumbnail } from './thumbnail'
import { UploadList } from './upload-list'
import { useLibrary } from './use-library'
import { useUploads } from './use-uploads'

const PAGE_SIZE = 12

type Props = {
  /** What the picture is chosen for. */
  description?: string
  /** Called with the chosen picture; the parent closes the dialog. */
  onChoose: (image: LibraryImage) => void
  onClose: () => void
}

/** A dialog to choose an uploaded picture, or upload another. */
export function ImageLibraryDialog({ description, onChoose, onClose }: Props) {
  const t = useTranslations('backOffice.media')
  const common = useTranslations('backOffice.common')
  const [search, setSearch] = useState('')
  const { list, changed } = useLibrary({ search }, PAGE_SIZE)
  const { uploads, add, isBusy, clear } = useUploads(changed)
  return (
    <Dialog
      title={t('library.title')}
      description={description ?? t('library.lead')}
      icon={Images}
      size="xl"
      onClose={onClose}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <SearchInput label={t('list.search')} onSearch={setSearch} className="w-full sm:w-72" />
        <FileButton label={common('upload')} variant="outline" multiple onFiles={add} />
      </div>
      <DropArea onFiles={add}>
        <UploadList uploads={uploads} isBusy={isBusy} onClear={clear} />
        {list.error ? (
          <LoadError title={t('list.failed')} error={list.error} onRetry={list.retry} />
        ) : list.isLoading ? (
          <ImageGridSkeleton count={8} />
        ) : list.rows.length === 0 ? (
          <p className="py-12 text-center text-sm text-muted">
            {search ? t('list.noMatch') : t('list.empty')}
          </p>
        ) : (
          <ul
            aria-label={t('list.label')}
            className={classNames(GRID, '2xl:grid-cols-4', list.isRefreshing && 'refreshing')}
          >
            {list.rows.map((image) => (
              <li key={image.sha256}>
                <button
                  type="button"
                  onClick={() => onChoose(image)}
                  className="block w-full overflow-hidden rounded-card border border-line bg-surface text-start hover:border-primary-strong"
                >
                  <Thumbnail src={image.url} alt="" />
                  <span className="block truncate px-3 pt-2 text-sm font-semibold">
                    {t.rich('library.choose', {
                      name: image.fileName,
                      hidden: (chunks) => <span className="sr-only">{chunks}</span>,
                    })}
                  </span>
                  <span className="block px-3 pb-2.5 text-xs text-muted tabular-nums">
                    {image.width} × {image.height} · {formatFileSize(t, image.byteSize)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <Pager list={list} noun={t('noun')} />
      </DropArea>
    </Dialog>
  )
}
