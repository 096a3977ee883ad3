/** The style sheet of the editors' pages. The company's colour is set by `:root` before it. */
export const style = `
* { box-sizing: border-box; }
html { font: 16px/1.5 system-ui, sans-serif; color: #1d1b20; background: #f6f5f8; scroll-padding: 6rem; accent-color: var(--colour); }
body { margin: 0; overflow-wrap: anywhere; }
a { color: var(--colour); }
:focus-visible { outline: 3px solid var(--colour); outline-offset: 2px; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: .5rem; top: .5rem; background: #fff; padding: .5rem; z-index: 3; }
.top { background: var(--colour); color: #fff; }
.top :focus-visible { outline-color: #fff; }
.top > div, main { max-width: 60rem; margin: 0 auto; padding: .75rem 1.25rem; }
.top > div { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; align-items: center; }
.top a, .top button { color: #fff; background: none; border: 0; padding: .35rem 0; font: inherit; text-decoration: none; cursor: pointer; min-height: 2rem; display: inline-flex; align-items: center; }
.top a:hover, .top button:hover, .top [aria-current] { text-decoration: underline; text-underline-offset: .3em; }
.top b { font-weight: 650; margin-right: auto; }
main { padding-block: 1.5rem 6rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: .25rem 0 1rem; font-weight: 650; }
h2 { font-size: 1.2rem; margin: 2rem 0 .6rem; font-weight: 650; }
.panel h2 { margin-top: 0; }
.panel, fieldset { background: #fff; border: 1px solid #dcd8e2; border-radius: .75rem; padding: 1.1rem 1.25rem; margin: 0 0 1.25rem; min-width: 0; }
legend { font-weight: 650; padding: 0 .4rem; margin-left: -.4rem; }
legend::first-letter { text-transform: uppercase; }
.rows { list-style: none; margin: 0; padding: 0; background: #fff; border: 1px solid #dcd8e2; border-radius: .75rem; }
.rows li { display: flex; flex-wrap: wrap; gap: .1rem 1rem; padding: .6rem 1.25rem; align-items: baseline; }
.rows li + li { border-top: 1px solid #eceaf0; }
.rows li > :first-child { flex: 1 1 16rem; }
.rows.files li { align-items: center; } .rows.files :is(img, li > a:first-child) { flex: 0 0 5rem; width: 5rem; height: 3.5rem; object-fit: cover; } .rows.files a + .quiet { margin-left: auto; }
.quiet { color: #5b5763; font-size: .9rem; }
.tag { background: #ece8f2; border-radius: 1rem; padding: .05rem .65rem; font-size: .85rem; white-space: nowrap; }
.tag.draft { background: #fdf0cf; color: #4d3800; }
.field { margin: 0 0 1.1rem; }
.field:last-child { margin-bottom: 0; }
label, .label { display: block; font-weight: 550; }
.label { margin: .8rem 0 .3rem; }
.help { margin: 0 0 .3rem; color: #5b5763; font-size: .9rem; }
input, select, textarea, .rich { font: inherit; color: inherit; width: 100%; border: 1px solid #77727f; border-radius: .45rem; padding: .5rem .65rem; background: #fff; }
input[type=file] { padding: .4rem; }
input[type=checkbox] { width: 1.15rem; height: 1.15rem; vertical-align: -.2rem; }
textarea { min-height: 10rem; font-family: ui-monospace, monospace; font-size: .9rem; }
.rich { position: relative; min-height: 8rem; max-height: 32rem; overflow: auto; overflow-wrap: break-word; white-space: break-spaces; font-variant-ligatures: none; }
.rich > :first-child { margin-top: 0; }
.rich :is(td, th) { border: 1px solid #dcd8e2; padding: .2rem .5rem; min-width: 4rem; text-align: start; vertical-align: top; }
.rich th { background: #f6f5f8; }
.rich table { border-collapse: collapse; }
.rich :is(td, th, li) > p { margin: 0; }
.rich .selectedCell, .rich .ProseMirror-selectednode { background: #ece8f2; outline: 2px solid var(--colour); }
.rich img { max-width: min(24rem, 100%); max-height: 14rem; }
.rich [lang] { border-bottom: 1px dotted; }
.rich blockquote { border-left: 3px solid #dcd8e2; margin-left: 0; padding-left: 1rem; }
.ProseMirror-gapcursor { position: absolute; width: 1.5rem; border-top: 2px solid; pointer-events: none; }
.tools { display: flex; flex-wrap: wrap; gap: .35rem; padding: .35rem 0; }
.tools button { padding: .15rem .7rem; min-height: 2rem; font-size: .9rem; }
.tools [aria-pressed=true] { background: var(--colour); color: #fff; }
[aria-invalid=true] { border: 2px solid #a8071a; }
.fault { color: #a8071a; font-weight: 550; margin: .2rem 0; }
.note { border-left: .35rem solid var(--colour); background: #fff; padding: .7rem 1rem; margin: 0 0 1.25rem; border-radius: .3rem; }
.note.bad { border-color: #a8071a; }
.note p { margin: 0; }
button, .button { font: inherit; font-weight: 550; border: 1px solid var(--colour); border-radius: 2rem; background: #fff; color: var(--colour); padding: .45rem 1.15rem; cursor: pointer; text-decoration: none; display: inline-block; }
button:hover, .button:hover { background: #f3f0f7; }
button.main { background: var(--colour); color: #fff; }
button.main:hover { filter: brightness(1.15); }
.bar { position: sticky; bottom: 0; display: flex; flex-wrap: wrap; gap: .6rem; background: #f6f5f8ee; padding: .8rem 0; border-top: 1px solid #dcd8e2; }
.two { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); gap: 1rem; }
pre { white-space: pre-wrap; background: #f6f5f8; padding: .6rem; border-radius: .4rem; margin: .2rem 0; font-size: .85rem; max-height: 20rem; overflow: auto; }
pre del { background: #fde3e3; } pre ins { background: #dff3e2; text-decoration: none; }
.shown { position: relative; display: table; margin: .4rem 0; line-height: 0; }
.shown img { max-width: min(24rem, 100%); max-height: 14rem; border-radius: .4rem; background: #eee; }
input[data-picture] { margin-bottom: .3rem; }
.shown i { position: absolute; width: 1.5rem; height: 1.5rem; border: 3px solid #fff; outline: 2px solid var(--colour); border-radius: 50%; translate: -50% -50%; pointer-events: none; }
.shown:has(i) img { cursor: crosshair; }
.tick { font-weight: 400; padding: .25rem 0; }
summary { cursor: pointer; font-weight: 550; padding: .15rem 0; }
fieldset fieldset { background: #faf9fb; }
.inline { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
.inline > div { flex: 1 1 16rem; }
.narrow { max-width: 28rem; margin: 8vh auto 0; }
@media (max-width: 30rem) { .tools { flex-wrap: nowrap; overflow-x: auto; padding: .35rem; } .tools button { flex: none; } .bar { gap: .4rem; } .bar button { padding: .45rem .75rem; } }
[hidden] { display: none !important; }
`;
