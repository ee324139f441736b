const namesIn = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

/** Elements that draw. Nothing in this list runs, moves by itself, loads anything or holds another language. */
export const drawingElements = namesIn(`
  svg g defs symbol title desc path rect circle ellipse line polyline polygon text tspan textPath use marker
  linearGradient radialGradient stop pattern clipPath mask filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`)

/** Attributes that say where and how it is drawn. */
export const drawingAttributes = namesIn(`
  xmlns xmlns:xlink version viewBox width height preserveAspectRatio id role aria-hidden aria-label aria-labelledby
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength transform transform-origin
  fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset stroke-opacity opacity color display visibility overflow clip-path clip-rule mask filter
  paint-order vector-effect shape-rendering text-rendering mix-blend-mode isolation
  gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity href xlink:href
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits
  markerWidth markerHeight markerUnits refX refY orient marker-start marker-mid marker-end
  font-family font-size font-weight font-style letter-spacing word-spacing text-anchor dominant-baseline
  alignment-baseline baseline-shift dx dy rotate textLength lengthAdjust startOffset xml:space
  in in2 result type values mode operator k1 k2 k3 k4 stdDeviation edgeMode order kernelMatrix divisor bias
  targetX targetY preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength
  lighting-color scale xChannelSelector yChannelSelector azimuth elevation flood-color flood-opacity tableValues slope
  intercept amplitude exponent radius z pointsAtX pointsAtY pointsAtZ limitingConeAngle baseFrequency numOctaves seed
  stitchTiles color-interpolation color-interpolation-filters
`)

/** What drawing programs leave behind for themselves. Nobody is told about it. */
export const isLeftover = (name: string) =>
  /^metadata$|^(?:sodipodi|inkscape|sketch|rdf|i|x|a|graph|serif|figma|xmlns):|^(?:data-|class$|enable-background$)/.test(
    name,
  )
