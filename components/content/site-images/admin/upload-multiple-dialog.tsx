'use client'

import { CircleAlert, CircleCheck, Trash2, Upload } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FileButton } from '@/components/media/admin/file-button'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Select } from '@/components/ui/fields/select'
import { showToast } from '@/components/ui/toast/toaster'
import type { SiteImage } from '@/lib/media/contracts'
import { slotForFileName } from './slot-for-file-name'
import { problemOf, useSiteImageCalls } from './use-site-images'

type Entry = {
  id: number
  file: File
  /** The slot's key; empty while none is chosen. */
  slot: string
  percent?: number
  outcome?: 'done' | { problem: string }
}

type Props = { images: readonly SiteImage[]; onClose: () => void }

/** Uploads several pictures, each for a slot: guessed from the file name, or chosen. */
export function UploadMultipleDialog({ images, onClose }: Props) {
  const t = useTranslations('backOffice.site-images')
  const common = useTranslations('backOffice.common')
  const { upload } = useSiteImageCalls()
  const [entries, setEntries] = useState<Entry[]>([])
  const [isWorking, setWorking] = useState(false)

  const patch = (id: number, change: Partial<Entry>) =>
    setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)))

  function add(files: File[]) {
    setEntries((all) => {
      const next = [...all]
      for (const file of files) {
        const taken = next.map(({ slot }) => slot)
        const free = images.map(({ key }) => key).filter((key) => !taken.includes(key))
        const id = Math.max(0, ...next.map((entry) => entry.id)) + 1
        next.push({ id, file, slot: slotForFileName(file.name, free) ?? '' })
      }
      return next
    })
  }

  const waiting = entries.filter(({ outcome }) => outcome !== 'done')
  const slots = waiting.map(({ slot }) => slot)
  const isReady = waiting.length > 0 && !slots.includes('') && new Set(slots).size === slots.length

  async function send() {
    setWorking(true)
    let done = 0
    for (const { id, file, slot } of waiting) {
      const image = images.find(({ key }) => key === slot)
      if (!image) continue
      patch(id, { percent: 0, outcome: undefined })
      try {
        await upload(image, file, (share) => patch(id, { percent: Math.round(share * 100) }))
        patch(id, { percent: undefined, outcome: 'done' })
        done += 1
      } catch (failure) {
        patch(id, { percent: undefined, outcome: { problem: problemOf(failure, t) } })
      }
    }
    setWorking(false)
    if (done > 0) showToast({ title: t('change.uploaded', { count: done }) })
    if (done === waiting.length) onClose()
  }

  return (
    <Dialog
      title={t('screen.uploadMultiple')}
      description={t('multiple.description')}
      icon={Upload}
      size="lg"
      onClose={isWorking ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isWorking}>
            {common('cancel')}
          </Button>
          <Button onClick={send} disabled={!isReady || isWorking}>
            {isWorking ? common('uploading') : t('multiple.submit', { count: waiting.length })}
          </Button>
        </>
      }
    >
      <FileButton
        label={t('multiple.chooseFiles')}
        variant="outline"
        multiple
        disabled={isWorking}
        onFiles={add}
      />
      <p className="mt-2 text-sm text-muted">{t('multiple.formats')}</p>
      <ul aria-label={t('multiple.files')} className="mt-4 space-y-2.5">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="grid items-center gap-x-3 gap-y-2 rounded-control border border-line p-3 sm:grid-cols-[1fr_17rem_2rem]"
          >
            <div className="min-w-0">
              <p className="truncate text-sm font-semibold">{entry.file.name}</p>
              <EntryState entry={entry} />
            </div>
            <Select
              aria-label={t('multiple.placeOf', { name: entry.file.name })}
              value={entry.slot}
              disabled={isWorking || entry.outcome === 'done'}
              onChange={(event) => patch(entry.id, { slot: event.target.value })}
            >
              <option value="">{t('assign.choosePlace')}</option>
              {images.map(({ key, title }) => (
                <option key={key} value={key}>
                  {title}
                </option>
              ))}
            </Select>
            <button
              type="button"
              aria-label={t('multiple.remove', { name: entry.file.name })}
              disabled={isWorking}
              onClick={() => setEntries((all) => all.filter(({ id }) => id !== entry.id))}
              className="grid size-8 place-items-center rounded-control text-danger hover:bg-sunken disabled:opacity-40"
            >
              <Trash2 aria-hidden className="size-4.5" />
            </button>
          </li>
        ))}
      </ul>
      {new Set(slots).size !== slots.length && !slots.includes('') && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger">
          {t('multiple.samePlace')}
        </p>
      )}
    </Dialog>
  )
}

function EntryState({ entry: { file, percent, outcome } }: { entry: Entry }) {
  const t = useTranslations('backOffice.site-images')
  if (percent !== undefined)
    return (
      <p role="status" className="flex items-center gap-2 text-xs text-muted tabular-nums">
        {t('card.uploadingPercent', { percent })}
        <progress
          value={percent}
          max={100}
          aria-label={t('card.uploadOf', { name: file.name })}
          className="h-2 w-24 accent-primary-strong"
        />
      </p>
    )
  if (outcome === 'done')
    return (
      <p className="flex items-center gap-1 text-xs font-medium text-success">
        <CircleCheck aria-hidden className="size-4" />
        {t('multiple.uploaded')}
      </p>
    )
  if (outcome)
    return (
      <p className="flex items-center gap-1 text-xs font-medium text-danger">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        {outcome.problem}
      </p>
    )
  return null
}
