import { Plus } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import type { Texts } from '@/components/back-office/language/texts'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { FileField } from '@/components/ui/fields/file-field'
import { TextField } from '@/components/ui/fields/text-field'
import { fileSize } from '@/components/ui/file-size'
import { MAX_NAME_LENGTH, MAX_VERSION_LENGTH } from '@/lib/orders/downloads/limits'
import { uploadFile } from './upload-file'

type AddFileProps = {
  productId: number
  maxBytes: number
  onBusy: (busy: boolean) => void
  onAdded: () => void
  /** Something may have been left of it. */
  onFailed: () => void
}

/** A file for buyers: chosen here, or at an address. It is inside of the product's form, and no form itself. */
export function AddFile({ productId, maxBytes, onBusy, onAdded, onFailed }: AddFileProps) {
  const t = useTranslations('backOffice.downloads')
  const common = useTranslations('backOffice.common')
  const locale = useLocale()
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [address, setAddress] = useState('')
  const [name, setName] = useState('')
  const [version, setVersion] = useState('')
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const isBusy = progress !== undefined

  const send = async () => {
    const refusal = refusalOf(t, {
      file,
      address,
      name,
      maxBytes,
      limit: fileSize(maxBytes, locale),
    })
    setProblem(refusal)
    if (refusal || isBusy) return
    setProgress(0)
    onBusy(true)
    try {
      const { fileId } = await callAdmin('POST /api/admin/products/[id]/files', {
        params: { id: productId },
        body: file
          ? { name, version, fileName: file.name, size: file.size }
          : { name, version, address },
      })
      if (file) await uploadFile(fileId, file, setProgress)
      setFile(null)
      for (const clear of [setAddress, setName, setVersion]) clear('')
      onAdded()
    } catch (error) {
      setProblem(failureText(error, t('add.failed')))
      onFailed()
    }
    setProgress(undefined)
    onBusy(false)
  }
  // Enter would send the form around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void send()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is typed into its fields
    <div className="mt-4 grid gap-4 sm:grid-cols-2" onKeyDown={onKeyDown}>
      <div className="sm:col-span-2">
        <FileField
          id={`${id}-file`}
          label={common('upload')}
          hint={t('add.atMost', { size: fileSize(maxBytes, locale) })}
          accept=""
          file={file}
          size={file ? fileSize(file.size, locale) : undefined}
          disabled={isBusy || address.trim() !== ''}
          texts={{
            choose: t('add.choose'),
            drop: t('add.drop'),
            remove: common('remove'),
            removeNamed: t('add.removeChosen'),
          }}
          onChange={(chosen) => {
            setFile(chosen)
            if (chosen && name === '') setName(chosen.name.slice(0, MAX_NAME_LENGTH))
          }}
        />
      </div>
      <TextField
        id={`${id}-address`}
        label={t('add.address')}
        inputMode="url"
        placeholder="https://"
        value={address}
        disabled={isBusy || file !== null}
        className="sm:col-span-2"
        onChange={(event) => setAddress(event.target.value)}
      />
      <TextField
        id={`${id}-name`}
        label={t('add.shownAs')}
        maxLength={MAX_NAME_LENGTH}
        value={name}
        disabled={isBusy}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        id={`${id}-version`}
        label={t('add.version')}
        maxLength={MAX_VERSION_LENGTH}
        value={version}
        disabled={isBusy}
        onChange={(event) => setVersion(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button variant="outline" size="sm" disabled={isBusy} onClick={send}>
          <Plus aria-hidden />
          {isBusy ? common('adding') : t('add.add')}
        </Button>
        {isBusy && file && (
          <progress
            aria-label={common('upload')}
            className="h-2 min-w-32 flex-1 accent-primary-strong"
            value={progress}
            max={1}
          />
        )}
      </div>
      <div className="has-[>div:empty]:hidden sm:col-span-2">
        <FormError>{problem}</FormError>
      </div>
    </div>
  )
}

type Typed = { file: File | null; address: string; name: string; maxBytes: number; limit: string }

function refusalOf(
  t: Texts<'downloads'>,
  { file, address, name, maxBytes, limit }: Typed,
): string | undefined {
  if (!file && address.trim() === '') return t('add.missing')
  if (file && file.size === 0) return t('add.empty')
  if (file && file.size > maxBytes) return t('add.tooLarge', { size: limit })
  return name.trim() === '' ? t('add.enterName') : undefined
}
