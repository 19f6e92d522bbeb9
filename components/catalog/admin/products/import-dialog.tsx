'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Download, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { downloadAdmin, failureText, uploadAdmin } from '@/components/back-office/admin-calls'
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
      setProblem(failureText(error, 'The import failed. Nothing was changed.'))
    } finally {
      setProgress(undefined)
    }
  }

  async function choose(chosen: File | null) {
    setFile(chosen)
    setReport(undefined)
    setProblem(undefined)
    if (!chosen) return
    if (chosen.size > MAX_IMPORT_BYTES)
      return setProblem('The file is larger than 10 MB. Split it.')
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
    const left = done.refused > 0 ? ` ${done.refused} with errors left out.` : ''
    showToast({
      title: 'Products Imported',
      description: `${done.added} added, ${done.changed} changed.${left}`,
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
      setProblem(failureText(error, 'The lines with errors could not be downloaded'))
    }
  }

  const count = report ? report.added + report.changed : 0
  return (
    <Dialog
      title="Import products"
      description={`A CSV file in UTF-8 with up to ${MAX_IMPORT_LINES.toLocaleString('en')} lines. Products are known by their slug.`}
      icon={FileSpreadsheet}
      size="lg"
      onClose={isBusy ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          {report && report.refused > 0 && (
            <Button variant="outline" onClick={saveRefused} disabled={isBusy}>
              <Download aria-hidden />
              Download the lines with errors
            </Button>
          )}
          <Button onClick={apply} disabled={isBusy || count === 0}>
            {importLabel(count, report?.refused ?? 0)}
          </Button>
        </>
      }
    >
      <FileField
        id="import-file"
        label="CSV file"
        accept=".csv,.tsv,.txt,text/csv"
        file={file}
        size={
          file ? `${Math.max(1, Math.round(file.size / 1024)).toLocaleString('en')} KB` : undefined
        }
        disabled={isBusy}
        onChange={choose}
        texts={{
          choose: 'Choose a file',
          drop: 'or drop it here',
          remove: 'Remove',
          removeNamed: `Remove ${file?.name ?? ''}`,
        }}
      />
      {isBusy && (
        <p role="status" className="mt-4 flex items-center gap-3 text-sm text-muted">
          {progress < 1 ? 'Uploading …' : 'Checking every line …'}
          <progress
            value={progress < 1 ? progress : undefined}
            aria-label="Progress"
            className="h-2 w-48 accent-primary-strong"
          />
        </p>
      )}
      <div className="mt-4 empty:hidden">
        <FormError>{problem}</FormError>
      </div>
      {report && !isBusy && (
        <ImportPreview
          report={report}
          advice="Download them, correct them, and import them afterwards."
        />
      )}
      {!report && !isBusy && (
        <p className="mt-5 text-sm text-muted">
          Columns: {COLUMNS.join(', ')}. Only <b>slug</b> is needed to change a product; columns
          that are left out stay as they are. Lists stand in one cell, one entry a line. Export the
          catalogue to see how it looks.
        </p>
      )}
    </Dialog>
  )
}

function importLabel(count: number, refused: number): string {
  if (count === 0) return 'Import'
  const number = count.toLocaleString('en')
  if (refused > 0) return `Import the ${number} right ${count === 1 ? 'line' : 'lines'}`
  return `Import ${number} ${count === 1 ? 'product' : 'products'}`
}
