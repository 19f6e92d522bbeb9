import { FileButton } from './file-button'

type Props = {
  label: string
  percent: number | undefined
  onFile: (file: File | undefined) => void
}

/** A file upload button with progress. */
export function UploadButton({ label, percent, onFile }: Props) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <FileButton
        variant="outline"
        size="sm"
        label={percent === undefined ? label : `Uploading ${percent} %`}
        disabled={percent !== undefined}
        onFiles={([file]) => onFile(file)}
      />
      {percent !== undefined && (
        <progress
          value={percent}
          max={100}
          aria-label="Upload"
          className="h-2 w-28 accent-primary-strong"
        />
      )}
    </span>
  )
}
