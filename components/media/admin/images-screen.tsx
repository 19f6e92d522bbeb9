'use client'

import { Images } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Pager } from '@/components/ui/list/pager'
import type { LibraryImage } from '@/lib/media/library-contracts'
import { DeleteImagesDialog } from './delete-images-dialog'
import { DropArea } from './drop-area'
import { FileButton } from './file-button'
import { ImageDetailsDialog } from './image-details-dialog'
import { ImageGrid, ImageGridSkeleton } from './image-grid'
import { ShippedImages } from './shipped-images'
import { type ImageSource, SourceSelect } from './source-select'
import { UploadList } from './upload-list'
import { useLibrary } from './use-library'
import { useUploads } from './use-uploads'

const PAGE_SIZE = 24

type OpenDialog =
  | { kind: 'details'; image: LibraryImage }
  | { kind: 'delete'; images: LibraryImage[] }

/** The media library: every picture that was uploaded, and where it is used; and those that came with the store. */
export function ImagesScreen() {
  const t = useTranslations('backOffice.media')
  const [source, setSource] = useState<ImageSource>('uploaded')
  if (source === 'uploaded') return <UploadedImages onSource={setSource} />
  return (
    <>
      <TabHeading title={t('heading.title')} lead={t('heading.shipped')} />
      <ShippedImages onSource={setSource} />
    </>
  )
}

function UploadedImages({ onSource }: { onSource: (source: ImageSource) => void }) {
  const t = useTranslations('backOffice.media')
  const [search, setSearch] = useState('')
  const [unused, setUnused] = useState(false)
  const { list, changed } = useLibrary({ search, unused }, PAGE_SIZE)
  const { uploads, add, isBusy, clear } = useUploads(changed)
  const [selected, setSelected] = useState<ReadonlyMap<string, LibraryImage>>(new Map())
  const [dialog, setDialog] = useState<OpenDialog>()

  function select(sha256: string, isOn: boolean) {
    const next = new Map(selected)
    const image = list.rows.find((row) => row.sha256 === sha256)
    if (isOn && image) next.set(sha256, image)
    else next.delete(sha256)
    setSelected(next)
  }
  const free = list.rows.filter(({ uses }) => uses.length === 0)

  return (
    <>
      <TabHeading title={t('heading.title')} lead={t('heading.lead')}>
        <FileButton label={t('list.upload')} multiple onFiles={add} />
      </TabHeading>
      <DropArea onFiles={add}>
        <UploadList uploads={uploads} isBusy={isBusy} onClear={clear} />
        <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <SearchInput label={t('list.search')} onSearch={setSearch} className="w-full sm:w-80" />
          <SourceSelect source="uploaded" onChange={onSource} />
          <Checkbox
            label={t('list.unusedOnly')}
            checked={unused}
            onChange={(event) => setUnused(event.target.checked)}
          />
          {free.length > 0 && (
            <Button
              variant="ghost"
              size="sm"
              className="sm:ms-auto"
              onClick={() =>
                setSelected(
                  new Map([...selected, ...free.map((image) => [image.sha256, image] as const)]),
                )
              }
            >
              {t('selection.all')}
            </Button>
          )}
        </div>
        {selected.size > 0 && (
          <section
            aria-label={t('selection.label')}
            className="mb-3 flex flex-wrap items-center gap-2 rounded-card border border-primary-strong/30 bg-primary-soft px-4 py-2.5"
          >
            <p role="status" className="me-2 text-sm font-semibold text-primary-deep">
              {t('selection.count', { count: selected.size })}
            </p>
            <Button
              variant="danger"
              size="sm"
              onClick={() => setDialog({ kind: 'delete', images: [...selected.values()] })}
            >
              {t('selection.delete')}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              className="ms-auto"
              onClick={() => setSelected(new Map())}
            >
              {t('selection.clear')}
            </Button>
          </section>
        )}
        <Library list={list} isFiltered={search !== '' || unused}>
          <ImageGrid
            images={list.rows}
            isRefreshing={list.isRefreshing}
            isSelected={(sha256) => selected.has(sha256)}
            onSelect={select}
            onOpen={(image) => setDialog({ kind: 'details', image })}
          />
          <Pager list={list} noun={t('noun')} />
        </Library>
      </DropArea>
      {dialog?.kind === 'details' && (
        <ImageDetailsDialog
          image={dialog.image}
          onDelete={() => setDialog({ kind: 'delete', images: [dialog.image] })}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteImagesDialog
          images={dialog.images}
          onDeleted={() => setSelected(new Map())}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}

type LibraryProps = {
  list: ReturnType<typeof useLibrary>['list']
  isFiltered: boolean
  children: ReactNode
}

/** The empty state of the library. */
function Library({ list, isFiltered, children }: LibraryProps) {
  const t = useTranslations('backOffice.media')
  if (list.error)
    return <LoadError title={t('list.failed')} error={list.error} onRetry={list.retry} />
  if (list.isLoading) return <ImageGridSkeleton count={12} />
  if (list.rows.length > 0) return children
  return (
    <div className="rounded-card border border-dashed border-line-strong/50 bg-surface px-6 py-14 text-center">
      <Images aria-hidden className="mx-auto size-8 text-muted" />
      <p className="mt-3 text-sm text-ink-soft">
        {isFiltered ? t('list.noMatch') : t('list.empty')}
      </p>
    </div>
  )
}
