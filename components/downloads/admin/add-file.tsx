import { Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { FileField } from '@/components/ui/fields/file-field'
import { TextField } from '@/components/ui/fields/text-field'
import { MAX_NAME_LENGTH, MAX_VERSION_LENGTH } from '@/lib/downloads/limits'
import { fileSize } from '../file-size'
import { uploadFile } from './upload-file'

type AddFileProps = {
  productId: number
  maxBytes: number
  onBusy: (busy: boolean) => void
  onAdded: () => void
  /** Something may have been left of it. */
  onFailed: () => void
}

const TEXTS = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  remove: 'Remove',
  removeNamed: 'Remove the chosen file',
}

/** A file for buyers: chosen here, or at an address. It is inside of the product's form, and no form itself. */
export function AddFile({ productId, maxBytes, onBusy, onAdded, onFailed }: AddFileProps) {
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [address, setAddress] = useState('')
  const [name, setName] = useState('')
  const [version, setVersion] = useState('')
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const isBusy = progress !== undefined

  const send = async () => {
    const refusal = refusalOf({ file, address, name, maxBytes })
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
      setProblem(failureText(error, 'The file could not be added'))
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
          label="Upload"
          hint={`At most ${fileSize(maxBytes, 'en')}`}
          accept=""
          file={file}
          size={file ? fileSize(file.size, 'en') : undefined}
          disabled={isBusy || address.trim() !== ''}
          texts={TEXTS}
          onChange={(chosen) => {
            setFile(chosen)
            if (chosen && name === '') setName(chosen.name.slice(0, MAX_NAME_LENGTH))
          }}
        />
      </div>
      <TextField
        id={`${id}-address`}
        label="Or an address elsewhere"
        inputMode="url"
        placeholder="https://"
        value={address}
        disabled={isBusy || file !== null}
        className="sm:col-span-2"
        onChange={(event) => setAddress(event.target.value)}
      />
      <TextField
        id={`${id}-name`}
        label="Shown to buyers as"
        maxLength={MAX_NAME_LENGTH}
        value={name}
        disabled={isBusy}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        id={`${id}-version`}
        label="Version of the file"
        maxLength={MAX_VERSION_LENGTH}
        value={version}
        disabled={isBusy}
        onChange={(event) => setVersion(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button variant="outline" size="sm" disabled={isBusy} onClick={send}>
          <Plus aria-hidden />
          {isBusy ? 'Adding …' : 'Add file'}
        </Button>
        {isBusy && file && (
          <progress
            aria-label="Upload"
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

type Typed = { file: File | null; address: string; name: string; maxBytes: number }

function refusalOf({ file, address, name, maxBytes }: Typed): string | undefined {
  if (!file && address.trim() === '') return 'Choose a file, or enter its address'
  if (file && file.size === 0) return 'The file is empty'
  if (file && file.size > maxBytes) return `The file is larger than ${fileSize(maxBytes, 'en')}`
  return name.trim() === '' ? 'Enter the name that buyers see' : undefined
}
