'use client'

import { useQuery } from '@tanstack/react-query'
import { Download, FileDown } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import { Panel } from '@/components/storefront/panel'
import { Button } from '@/components/ui/button'
import { fileSize } from '@/components/ui/file-size'
import { callApi } from '@/lib/api/client'
import { HttpError } from '@/lib/http/client'
import { textLocaleOf } from '@/lib/i18n/locales'
import type { OrderFiles as Files } from '@/lib/orders/downloads/contracts'
import { DOWNLOADS_PER_ITEM, LINK_HOURS } from '@/lib/orders/downloads/limits'

const CALL = 'GET /api/orders/[orderNumber]/files'
/** From here on it is said how often a file can be downloaded yet. */
const FEW = 5

/** Whose files, and the headers by which this browser proves that it may have them. */
type FilesOf = { orderNumber: string; proof: () => Record<string, string> }

/** @property isPart inside another box */
type OrderFilesProps = { of: FilesOf; isPart?: boolean }

/** The files of an order's products; nothing where there are none. */
export function OrderFiles({ of: { orderNumber, proof }, isPart }: OrderFilesProps) {
  const t = useTranslations('orderFiles')
  const explain = useFileProblem()
  const [making, setMaking] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { data, refetch } = useQuery({
    queryKey: [CALL, orderNumber],
    queryFn: ({ signal }) => callApi(CALL, { params: { orderNumber }, headers: proof(), signal }),
    retry: (failures, error) => failures < 2 && !(error instanceof HttpError),
    gcTime: 0,
  })
  if (!data || data.items.length === 0) return null

  const download = async (fileId: string, position: number) => {
    setMaking(`${position}/${fileId}`)
    setProblem(undefined)
    try {
      const { url } = await callApi('POST /api/orders/[orderNumber]/files/[fileId]', {
        params: { orderNumber, fileId },
        headers: proof(),
        body: { position },
      })
      window.location.assign(url)
    } catch (error) {
      setProblem(explain(error))
      void refetch()
    }
    setMaking(undefined)
  }
  return (
    <Panel id={`files-${orderNumber}`} heading={t('title')} isPart={isPart}>
      <p className="mt-3 leading-relaxed text-ink-soft">{t('text', { hours: LINK_HOURS })}</p>
      {data.items.map(({ position, productName, files }) => (
        <section key={position} className="mt-4" aria-label={productName}>
          <h3 className="text-sm font-semibold">{productName}</h3>
          <ul className="mt-2 space-y-2">
            {files.map((file) => (
              <FileLine
                key={file.id}
                file={file}
                isMaking={making === `${position}/${file.id}`}
                onDownload={() => download(file.id, position)}
              />
            ))}
          </ul>
        </section>
      ))}
      <div className="mt-4 has-[>div:empty]:hidden">
        <FormError>{problem}</FormError>
      </div>
    </Panel>
  )
}

type FileLineProps = {
  file: Files['items'][number]['files'][number]
  isMaking: boolean
  onDownload: () => void
}

function FileLine({ file, isMaking, onDownload }: FileLineProps) {
  const t = useTranslations('orderFiles')
  const locale = textLocaleOf(useLocale())
  const { name, version, size, left } = file
  const facts = [version, size === null ? '' : fileSize(size, locale)].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line px-4 py-3">
      <FileDown aria-hidden className="size-5 shrink-0 text-primary-strong" />
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <p className="font-semibold [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </p>
        {facts.length > 0 && (
          <p className="mt-0.5 text-muted">
            {facts.map((fact, index) => (
              <span key={fact}>
                {index > 0 && ' · '}
                <bdi>{fact}</bdi>
              </span>
            ))}
          </p>
        )}
        {left <= FEW && <p className="mt-0.5 text-ink-soft">{t('left', { left })}</p>}
      </div>
      <Button
        variant="outline"
        size="sm"
        disabled={isMaking || left === 0}
        aria-label={t('downloadNamed', { name })}
        onClick={onDownload}
      >
        <Download aria-hidden />
        {t(isMaking ? 'preparing' : 'download')}
      </Button>
    </li>
  )
}

/** Why a file could not be had. */
function useFileProblem(): (error: unknown) => string {
  const t = useTranslations('orderFiles')
  const form = useTranslations('form')
  return (error) => {
    if (!(error instanceof HttpError)) return form('offline')
    if (error.code === 'rate_limited') return form('tooMany')
    switch (error.detail('reason')) {
      case 'used_up':
        return t('usedUp', { count: DOWNLOADS_PER_ITEM })
      case 'closed':
        return t('closed')
      case 'on_hold':
        return t('onHold')
      case 'held':
        return t('held')
      default:
        return t('failed')
    }
  }
}
