/** The part of the page whose height is told; the origins that may know it stand in `data-origins`. */
export const PART = 'embed';

/**
 * Runs with the document of a part in a frame of another site, so that it needs no script that comes
 * later. It tells the page around the frame how high the part is: to the origin around it where the
 * browser names it, and to each listed one where it does not, as the browser delivers to no other.
 */
export const HEIGHT_SCRIPT = `(()=>{const p=document.getElementById("${PART}");if(parent===window)return;const o=p.dataset.origins.split(" "),a=location.ancestorOrigins?.[0]??(document.referrer&&new URL(document.referrer).origin);new ResizeObserver(()=>{const height=Math.ceil(p.getBoundingClientRect().height);for(const t of o)if(!a||t===a)parent.postMessage({type:"sendero-height",height},t)}).observe(p)})()`;
