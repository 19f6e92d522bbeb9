import { useCallback, useEffect, useRef, useState } from 'react'

type PageFrameProps = {
  title: string
  /** Of a page that runs nothing ({@link stillPage}). */
  html: string
  /** Of the screen that is shown, in pixels. */
  width: number
  /** Of the frame, as CSS has it. */
  height: string
  /** Called with the root of the page once it is there, and whenever this is another function. */
  onPage?: (root: HTMLElement) => void
}

/** A page of the store on a screen of some width, made smaller where there is less room. */
export function PageFrame({ title, html, width, height, onPage }: PageFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  const [room, setRoom] = useState<number>(width)
  useEffect(() => {
    const seen = box.current
    if (!seen) return
    const watch = new ResizeObserver(() => setRoom(seen.clientWidth))
    watch.observe(seen)
    return () => watch.disconnect()
  }, [])
  const scale = room > 0 ? Math.min(1, room / width) : 1

  const tellPage = useCallback(() => {
    const root = frame.current?.contentDocument?.documentElement
    if (root) onPage?.(root)
  }, [onPage])
  useEffect(tellPage, [tellPage])

  /** Each change makes the page anew: it stays where its reader was. */
  function keepPlace() {
    const page = frame.current?.contentWindow
    if (!page) return
    if (scrolled.current > 0) page.scrollTo(0, scrolled.current)
    page.addEventListener('scroll', () => {
      scrolled.current = page.scrollY
    })
  }

  return (
    <div
      ref={box}
      // The frame is made smaller towards its left.
      dir="ltr"
      className="overflow-hidden rounded-control border border-line bg-sunken"
      style={{ height }}
    >
      <iframe
        ref={frame}
        title={title}
        // Of this origin, for styles, fonts and pictures; without scripts nothing in it runs.
        sandbox="allow-same-origin"
        srcDoc={html}
        onLoad={() => {
          tellPage()
          keepPlace()
        }}
        className="block origin-top-left bg-white"
        style={{
          width,
          height: `calc(${height} / ${scale})`,
          transform: scale < 1 ? `scale(${scale})` : undefined,
          marginInline: room > width ? (room - width) / 2 : 0,
        }}
      />
    </div>
  )
}
