/** Where the button of a wallet will be, so that what stands above it is not moved away from under a finger. */
export const ExpressRoom = () => <div aria-hidden className="mt-2 h-12" />
