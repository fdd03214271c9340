/**
 * The bookmarklet's script, run on a listing's page. Portals forbid their pages to call other sites, so it opens our window and posts the
 * text of the page's script elements, which remains after the page has removed its variables. It makes no requests and responds only to
 * that window. If no window opens, it saves the same content as a file, which the user can drop on the app.
 */
function program(origin: string): string {
  return `(()=>{
const app=${JSON.stringify(origin)},doc=document;
const texts=list=>[...doc.querySelectorAll(list)].map(each=>each.outerHTML).join('');
const html='<!doctype html><html><head>'+texts('title,link[rel=canonical],meta[property],meta[name]')+'</head><body>'+texts('script:not([src])')+'</body></html>';
const save=()=>{
const link=doc.createElement('a');
link.href=URL.createObjectURL(new Blob([html],{type:'text/html'}));
link.download=(location.hostname+location.pathname).replace(/[^A-Za-z0-9]+/g,'-')+'.html';
link.click();
alert('Yardstick couldn’t be opened from here. The listing is in your downloads. Drop that file onto Yardstick.');
};
const view=open(app+'/receive','_blank');
if(!view)return save();
let sent=false;
const hear=event=>{
if(sent||event.origin!==app||event.source!==view||event.data!=='yardstick:ready')return;
sent=true;
removeEventListener('message',hear);
view.postMessage({type:'yardstick:page',url:location.href,title:doc.title,html},app);
};
addEventListener('message',hear);
setTimeout(()=>{if(!sent){removeEventListener('message',hear);save()}},${answersWithinMs});
})()`;
}

/** Milliseconds to wait for the app to open. */
const answersWithinMs = 12_000;

/** The bookmarklet's URL, for the app at `origin`. */
export const bookmarkletText = (origin: string): string => `javascript:${encodeURIComponent(program(origin).replaceAll('\n', ''))}`;
