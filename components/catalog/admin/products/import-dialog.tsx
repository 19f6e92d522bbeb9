'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Download, FileSpreadsheet } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { downloadAdmin, failureText, uploadAdmin } from '@/components/back-office/admin-calls'
import type { Texts } from '@/components/back-office/language/texts'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FileField } from '@/components/ui/fields/file-field'
import { showToast } from '@/components/ui/toast/toaster'
import { COLUMNS, MAX_IMPORT_BYTES, MAX_IMPORT_LINES } from '@/lib/catalog/import-columns'
import type { ImportReport } from '@/lib/catalog/import-contracts'
import { ImportPreview } from './import-preview'
import { refreshProducts } from './use-product-groups'

/** Imports a file after a preview of its changes. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('backOffice.catalog')
  const common = useTranslations('backOffice.common')
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<ImportReport>()
  const [problem, setProblem] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const isBusy = progress !== undefined

  async function send(chosen: File, fields: Record<string, string>) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('file', chosen)
    setProblem(undefined)
    setProgress(0)
    try {
      return await uploadAdmin('POST /api/admin/products/import', { body: form }, setProgress)
    } catch (error) {
      setProblem(failureText(error, t('import.failed')))
    } finally {
      setProgress(undefined)
    }
  }

  async function choose(chosen: File | null) {
    setFile(chosen)
    setReport(undefined)
    setProblem(undefined)
    if (!chosen) return
    if (chosen.size > MAX_IMPORT_BYTES) return setProblem(t('import.tooLarge'))
    setReport(await send(chosen, { dryRun: 'true' }))
  }

  async function apply() {
    if (!file || !report) return
    const done = await send(file, {
      dryRun: 'false',
      fingerprint: report.fingerprint,
      skipRefused: 'true',
    })
    if (!done) return
    const { added, changed, refused } = done
    showToast({
      title: t('import.done'),
      description: t(`import.${refused > 0 ? 'doneTextLeft' : 'doneText'}`, {
        added,
        changed,
        refused,
      }),
    })
    onClose()
    await refreshProducts(client)
  }

  async function saveRefused() {
    if (!file) return
    const body = new FormData()
    body.set('file', file)
    try {
      await downloadAdmin('POST /api/admin/products/import/refused', 'products-with-errors.csv', {
        body,
      })
    } catch (error) {
      setProblem(failureText(error, t('import.refusedFailed')))
    }
  }

  const count = report ? report.added + report.changed : 0
  return (
    <Dialog
      title={t('import.title')}
      description={t('import.lead', { max: MAX_IMPORT_LINES })}
      icon={FileSpreadsheet}
      size="lg"
      onClose={isBusy ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            {common('cancel')}
          </Button>
          {report && report.refused > 0 && (
            <Button variant="outline" onClick={saveRefused} disabled={isBusy}>
              <Download aria-hidden />
              {t('import.downloadRefused')}
            </Button>
          )}
          <Button onClick={apply} disabled={isBusy || count === 0}>
            {importLabel(t, count, report?.refused ?? 0)}
          </Button>
        </>
      }
    >
      <FileField
        id="import-file"
        label={t('import.file')}
        accept=".csv,.tsv,.txt,text/csv"
        file={file}
        size={
          file
            ? t('import.kilobytes', { count: Math.max(1, Math.round(file.size / 1024)) })
            : undefined
        }
        disabled={isBusy}
        onChange={choose}
        texts={{
          choose: t('import.choose'),
          drop: t('import.drop'),
          remove: common('remove'),
          removeNamed: t('import.removeNamed', { name: file?.name ?? '' }),
        }}
      />
      {isBusy && (
        <p role="status" className="mt-4 flex items-center gap-3 text-sm text-muted">
          {progress < 1 ? common('uploading') : t('import.checking')}
          <progress
            value={progress < 1 ? progress : undefined}
            aria-label={t('import.progress')}
            className="h-2 w-48 accent-primary-strong"
          />
        </p>
      )}
      <div className="mt-4 empty:hidden">
        <FormError>{problem}</FormError>
      </div>
      {report && !isBusy && <ImportPreview report={report} advice={t('import.advice')} />}
      {!report && !isBusy && (
        <p className="mt-5 text-sm text-muted">
          {t.rich('import.columns', {
            columns: COLUMNS.join(', '),
            b: (chunks) => <b>{chunks}</b>,
          })}{' '}
          {t.rich('import.priceColumns', { b: (chunks) => <b>{chunks}</b> })}
        </p>
      )}
    </Dialog>
  )
}

function importLabel(t: Texts<'catalog'>, count: number, refused: number): string {
  if (count === 0) return t('import.import')
  return t(refused > 0 ? 'import.importRight' : 'import.importProducts', { count })
}
