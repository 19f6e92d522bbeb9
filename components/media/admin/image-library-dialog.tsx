'use client'

import { Images } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { SearchInput } from '@/components/ui/fields/search-input'
import type { ShippedImage } from '@/lib/media/library-contracts'
import { ChoiceGrid } from './choice-grid'
import { DropArea } from './drop-area'
import { FileButton } from './file-button'
import { type ImageSource, SourceSelect } from './source-select'
import { UploadList } from './upload-list'
import { useLibrary, useLibraryChanged, useShippedImages } from './use-library'
import { useUploads } from './use-uploads'

const PAGE_SIZE = 12

type Props = {
  /** What the picture is chosen for. */
  description?: string
  /** Called with the chosen picture; the parent closes the dialog. */
  onChoose: (image: ShippedImage) => void
  onClose: () => void
}

/** A dialog to choose a picture that was uploaded or came with the store, or to upload another. */
export function ImageLibraryDialog({ description, onChoose, onClose }: Props) {
  const t = useTranslations('backOffice.media')
  const common = useTranslations('backOffice.common')
  const [search, setSearch] = useState('')
  const [source, setSource] = useState<ImageSource>('uploaded')
  const upload = useUploads(useLibraryChanged())

  function add(files: readonly File[]) {
    // What was uploaded is to be seen.
    setSource('uploaded')
    upload.add(files)
  }
  return (
    <Dialog
      title={t('library.title')}
      description={description ?? t('library.lead')}
      icon={Images}
      size="xl"
      onClose={onClose}
    >
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchInput label={t('list.search')} onSearch={setSearch} className="w-full sm:w-72" />
        <SourceSelect source={source} onChange={setSource} />
        <div className="ms-auto">
          <FileButton label={common('upload')} variant="outline" multiple onFiles={add} />
        </div>
      </div>
      <DropArea onFiles={add}>
        <UploadList uploads={upload.uploads} isBusy={upload.isBusy} onClear={upload.clear} />
        {source === 'uploaded' ? (
          <Uploaded search={search} onChoose={onChoose} />
        ) : (
          <Shipped search={search} onChoose={onChoose} />
        )}
      </DropArea>
    </Dialog>
  )
}

type ListProps = Pick<Props, 'onChoose'> & { search: string }

function Uploaded({ search, onChoose }: ListProps) {
  const t = useTranslations('backOffice.media')
  const { list } = useLibrary({ search }, PAGE_SIZE)
  const empty = t(search ? 'list.noMatch' : 'list.empty')
  return <ChoiceGrid list={list} empty={empty} onChoose={onChoose} />
}

function Shipped({ search, onChoose }: ListProps) {
  const t = useTranslations('backOffice.media')
  const list = useShippedImages(search, PAGE_SIZE)
  return <ChoiceGrid list={list} empty={t('list.noMatch')} onChoose={onChoose} />
}
