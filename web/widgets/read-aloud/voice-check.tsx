import { useContext } from 'react';
import { RenderContextReact } from '../../site/render-context.ts';
import './marked.css';

/**
 * Runs with a document that can be read aloud, once the browser is idle: says on the document whether
 * this device has a voice of its language, as `chooseVoice` would find one, without any of its script.
 * Voices may come late. A browser lets nothing speak that no finger has begun, and the script that speaks
 * is loaded after the press: so the first press says nothing, aloud.
 */
export const VOICE_SCRIPT = `(()=>{const s=window.speechSynthesis,d=document.documentElement,c=d.lang.split("-")[0];if(!s||d.dataset.voice!=null)return;const k=()=>{d.dataset.voice=s.getVoices().some(v=>v.localService&&/^[a-z]*/i.exec(v.lang)[0].toLowerCase()==c)?"own":"none"};d.dataset.voice="none";let f=1;addEventListener("click",e=>{f&&e.target.closest?.("[data-speaks]")&&(f=0,s.speak(new SpeechSynthesisUtterance("")))},!0);s.addEventListener?.("voiceschanged",k);const i=()=>(window.requestIdleCallback??setTimeout)(k);document.readyState=="complete"?i():addEventListener("load",i,{once:!0})})()`;

/** Stands beside what can be read aloud. */
export function VoiceCheck() {
  const { mark, drawIsland } = useContext(RenderContextReact) ?? {};
  // A part of an island is drawn again by the browser, which must draw the same.
  if (!drawIsland) return null;
  return <script nonce={mark} dangerouslySetInnerHTML={{ __html: VOICE_SCRIPT }} />;
}
