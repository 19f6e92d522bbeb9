/** A gift card with the store's name, for decoration. */
export const GiftCardArt = ({ storeName }: { storeName: string }) => (
  <div
    aria-hidden
    className="relative mx-auto aspect-8/5 w-full max-w-md rotate-2 overflow-hidden rounded-panel bg-linear-to-br from-primary to-primary-panel-deep p-6 text-white shadow-raised sm:p-8 rtl:-rotate-2"
  >
    <span className="absolute -end-16 -top-16 size-64 rounded-full bg-white/12" />
    <span className="absolute -end-6 -bottom-24 size-56 rounded-full bg-white/10" />
    <p className="relative text-xl font-extrabold tracking-tight sm:text-2xl">{storeName}</p>
    <span className="absolute inset-y-0 start-[62%] w-3.5 bg-primary-tint/90" />
    <span className="absolute inset-x-0 top-[58%] h-3.5 bg-primary-tint/90" />
    <span className="absolute start-[62%] top-[58%] -ms-6 -mt-5 size-8 rounded-full rounded-ee-none border-[0.6rem] border-primary-tint" />
    <span className="absolute start-[62%] top-[58%] ms-2 -mt-5 size-8 rounded-full rounded-es-none border-[0.6rem] border-primary-tint" />
    <p className="absolute start-6 bottom-6 font-mono text-sm tracking-widest text-white/85 sm:start-8 sm:bottom-7">
      •••• ••••
    </p>
  </div>
)
