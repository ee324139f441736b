import { settleOnEntrance } from '#src/blocks/cards/settle-on-entrance.ts'
import { runCountUp } from '#src/blocks/count-up/run-count-up.ts'
import { whenIdle } from '#src/lib/when-idle.ts'
import { whenLoaded } from '#src/lib/when-loaded.ts'
import { showReadingProgress } from '#src/pages/article/show-reading-progress.ts'
import { followPointer } from '#src/pages/home/follow-pointer.ts'
import { runParticles } from '#src/pages/home/run-particles.ts'
import { copySectionLinks } from '#src/pages/legal/copy-section-links.ts'
import { goBack } from '#src/pages/not-found/go-back.ts'
import { copyAddress } from '#src/site/actions/copy-address.ts'
import { chooseThemeIn } from '#src/site/footer/choose-theme.ts'
import { goToTop } from '#src/site/footer/go-to-top.ts'
import { openMenu } from '#src/site/frame/open-menu.ts'
import { openSearch } from '#src/site/frame/open-search.ts'
import { switchMotion } from '#src/site/frame/switch-motion.ts'
import { markCurrentSection } from '#src/ui/mark-current-section.ts'

/** What an element of static HTML does by itself, without React. Returns the way to stop. */
type Behavior = (element: HTMLElement) => (() => void) | undefined

/** What `data-behavior` may say that begins at once: it answers, or changes what may be read meanwhile. */
const atOnce: Record<string, Behavior> = {
  contents: markCurrentSection,
  'copy-link': copyAddress,
  'count-up': runCountUp,
  'go-back': goBack,
  menu: openMenu,
  'motion-switch': switchMotion,
  print: printPage,
  'reading-progress': showReadingProgress,
  'running-title': setRunningTitle,
  search: openSearch,
  'section-links': copySectionLinks,
  theme: chooseThemeIn,
  'to-top': goToTop,
}

/** What it may say that only decorates: it waits until the page is there and the browser has nothing else to do. */
const decorations: Record<string, Behavior> = {
  entrance: settleOnEntrance,
  particles: (canvas) => runParticles(canvas as HTMLCanvasElement),
  'pointer-glow': followPointer,
}

const running = new Map<Element, (() => void) | undefined>()

/** Starts what the document asks for and does not do yet, and stops what has left it. */
export function startBehaviors(): void {
  for (const [element, stop] of running) {
    if (element.isConnected) continue
    stop?.()
    running.delete(element)
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-behavior]')) {
    // React has not taken over what stands in an island that is not alive yet.
    if (running.has(element) || element.closest('[data-island]')) continue
    const name = element.dataset.behavior as string
    running.set(element, atOnce[name]?.(element))
    const decorate = () => running.has(element) && running.set(element, decorations[name]?.(element))
    if (name in decorations) whenLoaded(() => whenIdle(decorate))
  }
}

const print = () => window.print()

/** Has the button open the browser's print dialog. */
function printPage(button: HTMLElement): () => void {
  button.addEventListener('click', print)
  return () => button.removeEventListener('click', print)
}

/**
 * Gives the title that is printed on top of every sheet to the style sheet: boxes in a page's margin read it from there.
 * Only when somebody prints: every element inherits it, and the whole page would be styled once more.
 */
function setRunningTitle({ dataset }: HTMLElement): () => void {
  const { style } = document.documentElement
  const set = () => style.setProperty('--running-title', JSON.stringify(dataset.runningTitle))
  addEventListener('beforeprint', set)
  return () => {
    removeEventListener('beforeprint', set)
    style.removeProperty('--running-title')
  }
}
