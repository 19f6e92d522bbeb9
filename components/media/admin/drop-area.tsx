'use client'

import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from '@/components/ui/class-names'

type DropAreaProps = {
  children: ReactNode
  isDisabled?: boolean
  className?: string
  onFiles: (files: File[]) => void
}

/**
 * Takes files that are dropped onto what it holds. Whoever uses no mouse chooses them by a button within it, which the
 * caller provides.
 */
export function DropArea({ children, isDisabled = false, className, onFiles }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

  function drag(event: DragEvent) {
    if (!holdsFiles(event)) return
    // Without this the browser leaves the page for the picture.
    event.preventDefault()
    event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy'
    setOver(!isDisabled)
  }
  function drop(event: DragEvent) {
    if (!holdsFiles(event)) return
    event.preventDefault()
    setOver(false)
    if (!isDisabled) onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button within is for all
    <div
      className={classNames(
        'rounded-card',
        isOver &&
          'bg-primary-soft outline-2 outline-primary-strong outline-dashed outline-offset-4',
        className,
      )}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={(event) => {
        const { relatedTarget } = event
        if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget)))
          setOver(false)
      }}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
