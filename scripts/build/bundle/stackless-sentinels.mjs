/**
 * Spares the browser the stacks of five errors that React DOM (19.3) makes while it is loaded.
 *
 * React throws them to itself and knows them by identity; nobody reads their stacks. But where somebody measures (Lighthouse,
 * PageSpeed, open developer tools), V8 keeps a detailed stack of every error, and for the lines in it reads all of React a
 * second time: 10 ms of the 12 that loading it takes there, four times that on a slow device.
 *
 * @returns {import('vite').Plugin}
 */
export function stacklessSentinels() {
  return {
    name: 'vantordine:stackless-sentinels',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: withoutStacks(code), map: null }),
    },
  }
}

const sentinel = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g

const withoutStacks = (code) =>
  code.replace(sentinel, '$1Object.assign(Object.create(Error.prototype), { message: $2 })')
