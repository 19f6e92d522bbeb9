import { ImageUp } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonStyle } from '@/components/ui/button'
import { IMAGE_TYPES } from './image-upload'

type FileButtonProps = ButtonLook & {
  label: ReactNode
  onFiles: (files: File[]) => void
} & Pick<ComponentProps<'input'>, 'multiple' | 'disabled'>

/** A button that chooses pictures from the computer. */
export function FileButton({ label, onFiles, multiple, disabled, ...look }: FileButtonProps) {
  return (
    <label
      className={buttonStyle({
        ...look,
        className:
          'cursor-pointer has-disabled:pointer-events-none has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-strong',
      })}
    >
      <ImageUp aria-hidden />
      {label}
      <input
        type="file"
        accept={IMAGE_TYPES.join(',')}
        multiple={multiple}
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Otherwise choosing the same file again would fire no change event.
          event.target.value = ''
        }}
      />
    </label>
  )
}
